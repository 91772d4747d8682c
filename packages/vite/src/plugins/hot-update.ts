import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite';
import { SERVER } from '../build/environments.ts';
import type { Context, ContextRef } from '../context.ts';
import { isContentFile, toContentFile, toContentId } from '../content/content-id.ts';
import { renderModule } from '../modules/load-module.ts';
import { createBatches } from '../dev/create-batches.ts';
import { disk } from '../disk/disk.ts';
import { readAgain, untilWritten } from '../dev/read-again.ts';
import { parseVirtualId } from '../virtual/virtual-module.ts';

/** A module that the browser was given this long ago may not have run yet, and would miss an update. In milliseconds. */
const ARRIVAL = 1500;

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
      async handler({ file, type, read, modules, server }) {
        const share = known.get(read) ?? gather(file);
        if (!known.has(read)) readAgain(file, server.watcher);
        known.set(read, share);
        const {
          isFirst,
          result: { stale, ours },
        } = await share;
        const { moduleGraph, name } = this.environment;
        const found = (isFirst ? [...stale.keys()] : [])
          .map((id) => moduleGraph.getModuleById(id))
          .filter((module) => module !== undefined);
        if (name === SERVER) {
          for (const module of [...modules, ...found]) moduleGraph.invalidateModule(module);
          return [];
        }
        if (stale.size === 0 && !isContentFile(file)) return undefined;
        sendAgain(
          found.filter(({ id }) => Date.now() - (stale.get(id ?? '') ?? 0) < ARRIVAL),
          this.environment,
        );
        // A style sheet that is gone cannot be fetched once more: what imported it is stale.
        const kept = type === 'delete' && ours.has(file) ? [] : modules;
        return [...new Set([...kept, ...found.filter(isInUse)])];
      },
    },
  };
}

/** What some changed files change. */
interface Changes {
  /** The ids of the modules whose text differs now, with the time when each was loaded. */
  stale: ReadonlyMap<string, number>;
  /** Those of the files that are the site's. */
  ours: ReadonlySet<string>;
}

/** Updates the store, and renders every loaded module of ours again. */
async function findStale(files: readonly string[], context: Context): Promise<Changes> {
  await Promise.all(files.map((file) => untilWritten(file)));
  const ours = new Set(files.filter((file) => context.store.update(file)));
  for (const file of ours) if (!disk.exists(file)) context.content.forget(file);
  const stale = new Map<string, number>();
  const isSite = ours.size > 0;
  if (!isSite && !files.some((file) => context.rendered.has(toContentId(file)))) return { stale, ours };
  for (const [id, { code, time }] of context.rendered) {
    if (!isSite && !files.includes(toContentFile(id) ?? id)) continue;
    const after = await renderModule(id, context).catch((error: unknown) => (isGone(error) ? undefined : Promise.reject(error)));
    if (after === undefined) {
      context.rendered.delete(id);
      if (parseVirtualId(id) === undefined) context.content.forget(toContentFile(id) ?? id);
    } else if (after !== code) {
      context.rendered.set(id, { code: after, time });
      stale.set(id, time);
    }
  }
  context.events.emit('change');
  return { stale, ours };
}

/** A module that nothing imports any more (a removed page's) has nobody to tell, and Vite would reload the page for want of one. */
function isInUse({ importers, isSelfAccepting }: EnvironmentModuleNode): boolean {
  return importers.size > 0 || isSelfAccepting === true;
}

/** Tells of modules once more, when the browser has run what it was sent. */
function sendAgain(modules: EnvironmentModuleNode[], environment: DevEnvironment): void {
  if (modules.length === 0) return;
  setTimeout(() => {
    for (const module of modules.filter(({ isSelfAccepting }) => isSelfAccepting === true)) void environment.reloadModule(module);
  }, ARRIVAL).unref();
}

/** A file that was removed while modules of it are loaded is no fault: what imported it says so. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
