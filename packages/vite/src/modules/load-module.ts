import path from 'node:path';
import { toContentFile } from '../content/content-id.ts';
import { missingImport } from '../content/missing-import.ts';
import { repairImports } from '../content/repair-imports.ts';
import type { Context } from '../context.ts';
import { VIRTUAL_MODULES } from '../virtual/modules.ts';
import { parseVirtualId } from '../virtual/virtual-module.ts';
import { withLiveUpdate } from './with-live-update.ts';
import { withRefresh } from './with-refresh.ts';

/** What a module is loaded for. */
export interface LoadScope {
  context: Context;
  isServer: boolean;
  /** True when the bundler can find an import of the module. */
  resolve(specifier: string): Promise<boolean>;
}

/** Renders a module of ours from the state of the site, without what only one environment needs; undefined for another module. */
export async function renderModule(id: string, context: Context): Promise<string | undefined> {
  const virtual = parseVirtualId(id);
  if (virtual !== undefined) return VIRTUAL_MODULES.find(({ name }) => name === virtual.name)?.render(context, virtual.key);
  const file = toContentFile(id);
  return file === undefined ? undefined : context.content.loadCode(file);
}

/** Loads a module of ours for one environment: in the dev server's browser with hot updates. */
export async function loadModule(id: string, scope: LoadScope): Promise<string | undefined> {
  const { context, isServer } = scope;
  // A build's site stands still: the second environment takes what was rendered for the first.
  const code = (context.isDev ? undefined : context.rendered.get(id)?.code) ?? (await renderCurrent(id, context));
  if (code === undefined) return undefined;
  context.rendered.set(id, { code, time: Date.now() });
  const virtual = parseVirtualId(id);
  const isLive = context.isDev && !isServer;
  if (virtual !== undefined) {
    const { isLive: isPublished } = VIRTUAL_MODULES.find(({ name }) => name === virtual.name) ?? { isLive: false };
    return isLive && isPublished ? withLiveUpdate(code, virtual) : code;
  }
  const checked = await checkPackages(id, scope, code);
  if (isLive) {
    context.events.emit('load', toContentFile(id) ?? id);
    context.events.emit('problems');
  }
  return isLive ? withRefresh(checked, id, context) : checked;
}

/** Renders until no edit has come in between: one that did would be compared with nothing, and lost. */
async function renderCurrent(id: string, context: Context): Promise<string | undefined> {
  const { version } = context.store;
  const code = await renderModule(id, context);
  return version === context.store.version ? code : renderCurrent(id, context);
}

/** Only the bundler can tell whether a package is there: what it cannot find is left out of the page, with a diagnostic. */
async function checkPackages(id: string, { context, resolve }: LoadScope, code: string): Promise<string> {
  const file = toContentFile(id) ?? id;
  const { packages } = await context.content.load(file);
  const missing = [];
  for (const entry of packages) if (!(await resolve(entry.specifier))) missing.push(entry);
  if (missing.length === 0) return code;
  const name = path.posix.relative(context.root, file);
  const text = context.store.readText(name);
  context.content.note(
    file,
    missing.map((entry) => missingImport(entry, name, text)),
  );
  return repairImports(code, new Map(missing.map(({ specifier }) => [specifier, { exports: new Set() }]))).code;
}
