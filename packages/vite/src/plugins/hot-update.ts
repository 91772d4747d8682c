import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite';
import { SERVER } from '../build/bundle/environments.ts';
import type { ContextRef } from '../context.ts';
import { isCompiledFile, toContentFile, toContentId } from '../content/compile/content-id.ts';
import { createBatches } from '../dev/create-batches.ts';
import { findStale } from '../dev/find-stale.ts';
import { readAgain } from '../dev/read-again.ts';
import { disk } from '../disk/disk.ts';
import { parseVirtualId } from '../content/compile/virtual-id.ts';

/** `octavo:hot-update`: takes a changed file into the site and makes stale exactly the modules whose text it changes. */
export function hotUpdatePlugin(ref: ContextRef): Plugin {
  const gather = createBatches((files: readonly string[]) => findStale(files, ref.current));
  // Vite asks once for each environment; what it passes on of one change has the same `read`.
  const known = new WeakMap<object, ReturnType<typeof gather>>();
  return {
    name: 'octavo:hot-update',
    apply: 'serve',
    hotUpdate: {
      order: 'pre',
      async handler({ file, read, modules, server, timestamp }) {
        const share = known.get(read) ?? gather(file);
        if (!known.has(read)) readAgain(file, server.watcher);
        known.set(read, share);
        const { isFirst, result } = await share;
        const { environment } = this;
        if (isFirst && environment.name === 'client') void result.late?.then(() => server.watcher.emit('change', file));
        const changed = isFirst ? find(result.changed, environment) : [];
        const gone = isFirst ? find(result.gone, environment) : [];
        // What is being made of the old text right now is not to be kept either: Vite looks at the time of the invalidation.
        for (const module of [...changed, ...gone]) environment.moduleGraph.invalidateModule(module);
        // An importer that comes back asks for it under a new address: the browser still has the old one.
        for (const module of gone) environment.moduleGraph.invalidateModule(module, new Set(), timestamp, true);
        if (environment.name === SERVER) {
          for (const module of modules) environment.moduleGraph.invalidateModule(module);
          return [];
        }
        // A style sheet that is gone cannot be fetched once more, whatever was told of it: what imported it is stale.
        const kept = isGone(file, ref.current.root) ? modules.filter(hasHostImporter) : modules;
        // Nor is its text given any longer to who asks for its address: Vite forgets only what it is told of.
        for (const module of modules) if (!kept.includes(module)) environment.moduleGraph.invalidateModule(module);
        // The browser asks for it as soon as it is told, and what is wrong with it is told then.
        const own = environment.moduleGraph.getModuleById(toContentId(file));
        if (own !== undefined && changed.includes(own))
          setImmediate(() => void environment.transformRequest(own.url).catch(() => undefined));
        if (result.isUntouched && kept === modules && !isCompiledFile(file)) return undefined;
        return [...new Set([...kept, ...changed.filter(isInUse)])];
      },
    },
  };
}

function find(ids: ReadonlyMap<string, readonly string[]>, { name, moduleGraph }: DevEnvironment): EnvironmentModuleNode[] {
  return (ids.get(name) ?? []).map((id) => moduleGraph.getModuleById(id)).filter((module) => module !== undefined);
}

function isGone(file: string, root: string): boolean {
  return file.startsWith(`${root}/`) && !disk.exists(file);
}

function hasHostImporter({ importers }: EnvironmentModuleNode): boolean {
  return [...importers].some(({ id }) => id !== null && parseVirtualId(id) === undefined && toContentFile(id) === undefined);
}

/** A module that nothing imports any more (a removed page's) has nobody to tell, and Vite would reload the page for want of one. */
function isInUse({ importers, isSelfAccepting }: EnvironmentModuleNode): boolean {
  return importers.size > 0 || isSelfAccepting === true;
}
