import { toContentFile } from '../content/compile/content-id.ts';
import { findMissingPackages } from '../content/pages/find-missing-packages.ts';
import { repairImports } from '../content/imports/repair-imports.ts';
import type { LoadedModules } from './loaded-modules.ts';
import type { ModuleParts } from '../virtual/module-parts.ts';
import { VIRTUAL_MODULES } from '../virtual/modules.ts';
import { parseVirtualId } from '../content/compile/virtual-id.ts';
import { hashCode } from './served-modules.ts';
import { withLiveUpdate } from './with-live-update.ts';
import { withPageRefresh, withRefresh } from './with-refresh.ts';

/** What a module is loaded for. */
export interface LoadScope {
  context: ModuleParts & LoadedModules;
  /** The name of the environment. */
  environment: string;
  isServer: boolean;
  /** True when the bundler can find an import of the module. */
  resolve(specifier: string): Promise<boolean>;
}

/** Renders a module of ours from the state of the site, without what only one environment needs; undefined for another module. */
export async function renderModule(id: string, context: ModuleParts): Promise<string | undefined> {
  const virtual = parseVirtualId(id);
  if (virtual !== undefined) return VIRTUAL_MODULES.find(({ name }) => name === virtual.name)?.render(context, virtual.key);
  const file = toContentFile(id);
  return file === undefined ? undefined : context.content.loadCode(file);
}

/** Whether a module of ours is as it was after an edit that left the site as it was. */
export function isOfSite(id: string): boolean {
  const name = parseVirtualId(id)?.name;
  return VIRTUAL_MODULES.find((module) => module.name === name)?.isOfSite === true;
}

/** Loads a module of ours for one environment: in the dev server's browser with hot updates. */
export async function loadModule(id: string, scope: LoadScope): Promise<string | undefined> {
  return scope.context.isDev ? loadLive(id, scope) : loadOnce(id, scope);
}

/** A build's site stands still: the second environment takes what was rendered for the first. */
async function loadOnce(id: string, scope: LoadScope): Promise<string | undefined> {
  const { rendered } = scope.context;
  const code = rendered.get(id) ?? (await renderModule(id, scope.context));
  if (code === undefined) return undefined;
  rendered.set(id, code);
  return parseVirtualId(id) === undefined ? checkPackages(id, scope, code) : code;
}

/** Begins anew until no edit has come in between: one that did would be compared with nothing, and lost. */
async function loadLive(id: string, scope: LoadScope): Promise<string | undefined> {
  const { context, environment, isServer } = scope;
  const { version } = context.store;
  const code = await renderModule(id, context).catch((error: unknown) => {
    if (isGone(error)) context.served.lose(environment, id);
    throw error;
  });
  if (code === undefined) return undefined;
  const finished = await finishLive(id, scope, code);
  if (version !== context.store.version) return loadLive(id, scope);
  context.served.note(environment, id, code);
  if (!isServer && parseVirtualId(id) === undefined) {
    context.events.emit('load', toContentFile(id) ?? id);
    context.events.emit('problems');
  }
  return finished;
}

/** A file that was removed while modules of it are loaded is no fault: what imported it says so. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

/** What only one environment needs. */
async function finishLive(id: string, scope: LoadScope, code: string): Promise<string> {
  const virtual = parseVirtualId(id);
  if (virtual !== undefined) {
    const isPublished = VIRTUAL_MODULES.find(({ name }) => name === virtual.name)?.isLive === true;
    if (scope.isServer) return code;
    if (isPublished) return withLiveUpdate(code, id);
    return virtual.name === 'page' ? withPageRefresh(code, scope.context) : code;
  }
  const checked = await checkPackages(id, scope, code);
  return scope.isServer ? checked : withRefresh(checked, { id, hash: hashCode(code), context: scope.context });
}

/** What the bundler cannot find is left out of the page, with a diagnostic. */
async function checkPackages(id: string, { context, resolve }: LoadScope, code: string): Promise<string> {
  const file = toContentFile(id) ?? id;
  const { specifiers, diagnostics } = await findMissingPackages(file, { ...context, resolve });
  if (specifiers.length === 0) return code;
  context.content.note(file, diagnostics);
  return repairImports(code, new Map(specifiers.map((specifier) => [specifier, { exports: new Set() }]))).code;
}
