import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Diagnostic } from '@octavo/core';
import { disk, readOr } from '../disk/disk.ts';
import { readFileState } from '../disk/file-state.ts';
import { findLostModule, locateModule } from './browser-modules.ts';
import { bundleExtension } from './bundle-extension.ts';
import type { FollowedFiles } from './bundle-extension.ts';
import { checkHead } from './check-head.ts';
import { checkShape } from './check-shape.ts';
import type { Extension, ExtensionPage } from './extension.ts';
import { guard } from './extension-error.ts';
import { importExtension } from './extension-module.ts';
import type { ExtensionModule } from './extension-module.ts';
import { describeFault } from './fault.ts';
import type { Fault } from './fault.ts';
import { findFault } from './find-fault.ts';
import { guardOutput } from './guard-output.ts';
import type { GuardedOutput } from './guard-output.ts';
import { listPages } from './list-pages.ts';

/** An extension in use. What its functions throw is an `ExtensionError`, and modules for the browser are absolute paths or packages. */
export interface LoadedExtension extends Omit<Extension, 'name' | 'pages' | 'outputs'> {
  module: ExtensionModule;
  outputs: readonly GuardedOutput[];
  pages: readonly ExtensionPage[];
}

/** What loading gives: an extension, or why there is none. */
export type LoadResult = FollowedFiles & ({ extension: LoadedExtension } | { diagnostic: Diagnostic });

/** Loads what a specifier names: a file, as a path from Vite's root, or a package. The module is kept in a folder, where threads load it too. */
export async function loadExtension(specifier: string, { viteRoot, folder }: { viteRoot: string; folder: string }): Promise<LoadResult> {
  const result = await bundleExtension(specifier, viteRoot);
  const { files, states } = result;
  const name = nameOf(specifier);
  const describeBroken = (fault: Fault): Diagnostic => describeFault(name, { code: 'extension/broken', ...fault });
  const fileOf = { ...(files[0] !== undefined && { file: files[0] }) };
  if ('fault' in result) return { files, states, diagnostic: describeBroken({ ...fileOf, ...result.fault }) };
  const { code, map, hash } = result.bundle;
  const file = path.join(folder, `${name.replaceAll('/', '-')}-${hash}.mjs`);
  for (const [kept, text] of [
    [`${file}.map`, map],
    [file, code],
  ] as const)
    if (readOr(disk.readText(kept), undefined) !== text) disk.keep(kept, text);
  const module: ExtensionModule = { name, url: pathToFileURL(file).href, hash, file: files[0] ?? specifier, components: [] };
  try {
    const extension = await importExtension(module);
    const fault = checkShape(extension);
    if (fault) return { files, states, diagnostic: describeBroken({ ...fileOf, ...fault }) };
    const lost = findLostModule(extension, module.file);
    // When it comes, the extension is loaded again.
    if (lost) {
      const missing = lost.missing.map((one) => [one, readFileState(one, disk)] as const);
      const followed = { files: [...files, ...lost.missing], states: new Map([...states, ...missing]) };
      return { ...followed, diagnostic: describeBroken({ ...fileOf, ...lost.fault }) };
    }
    const named = { ...module, name: extension.name ?? name, components: Object.keys(extension.components ?? {}) };
    return { files, states, extension: await guardExtension(extension, named) };
  } catch (error) {
    return { files, states, diagnostic: describeBroken(findFault(error, module)) };
  }
}

async function guardExtension({ name: _, ...extension }: Extension, module: ExtensionModule): Promise<LoadedExtension> {
  const { head, outputs = [], components, checks, search, ask, pages, arrange } = extension;
  const locate = (specifier: string): string => locateModule(specifier, module.file);
  return {
    ...extension,
    module,
    outputs: outputs.map((output) => guardOutput(output, module)),
    pages: pages === undefined ? [] : await listPages(pages.call(extension)),
    ...(head && { head: guard(checkHead(head.bind(extension)), module) }),
    ...(arrange && { arrange: guard(arrange.bind(extension), module) }),
    ...(components && { components: mapValues(components, locate) }),
    ...(checks && { checks: mapValues(checks, (check) => (typeof check === 'function' ? guard(check, module) : check)) }),
    ...(search !== undefined && { search: locate(search) }),
    ...(ask !== undefined && { ask: locate(ask) }),
  };
}

function mapValues<Value, Made>(record: Readonly<Record<string, Value>>, make: (value: Value) => Made): Record<string, Made> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));
}

/** `./docs/acme.ts`, `./acme/extension.ts` and `./acme/index.ts` -> `acme`; the name of a package stays as it is. */
function nameOf(specifier: string): string {
  if (!/^\.{0,2}\//.test(specifier)) return specifier;
  const plain = specifier.replace(/\.[cm]?[jt]sx?$/, '').replace(/(?<=[^/.]\/)(?:extension|index)$/, '');
  return path.basename(plain);
}
