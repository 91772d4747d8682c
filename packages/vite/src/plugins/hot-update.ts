import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite';
import { SERVER } from '../build/environments.ts';
import type { Context, ContextRef } from '../context.ts';
import { isContentFile, toContentFile, toContentId } from '../content/content-id.ts';
import { renderModule } from '../modules/load-module.ts';
import { readAgain, untilWritten } from '../dev/read-again.ts';
import { parseVirtualId } from '../virtual/virtual-module.ts';

/** A module that the browser was given this long ago may not have run yet, and would miss an update. In milliseconds. */
const ARRIVAL = 1500;

/** `octavo:hot-update`: takes a changed file into the site and makes stale exactly the modules whose text it changes. */
export function hotUpdatePlugin(ref: ContextRef): Plugin {
  let last = { stamp: '', stale: Promise.resolve(new Map<string, number>()) };
  return {
    name: 'octavo:hot-update',
    apply: 'serve',
    hotUpdate: {
      order: 'pre',
      async handler({ file, timestamp, type, modules, server }) {
        const context = ref.current;
        const stamp = `${timestamp}:${type}:${file}`;
        if (last.stamp !== stamp) {
          last = { stamp, stale: findStale(file, context) };
          readAgain(file, server.watcher);
        }
        const stale = await last.stale;
        const { moduleGraph, name } = this.environment;
        const found = [...stale.keys()].map((id) => moduleGraph.getModuleById(id)).filter((module) => module !== undefined);
        if (name === SERVER) {
          for (const module of [...modules, ...found]) moduleGraph.invalidateModule(module);
          return [];
        }
        if (found.length === 0 && !isContentFile(file)) return undefined;
        sendAgain(
          found.filter(({ id }) => Date.now() - (stale.get(id ?? '') ?? 0) < ARRIVAL),
          this.environment,
        );
        return [...new Set([...modules, ...found.filter(isInUse)])];
      },
    },
  };
}

/** Updates the store, renders every loaded module of ours again, and names those that differ, with the time when each was loaded. */
async function findStale(file: string, context: Context): Promise<Map<string, number>> {
  await untilWritten(file);
  const isOurs = context.store.update(file);
  const stale = new Map<string, number>();
  if (!isOurs && !context.rendered.has(toContentId(file))) return stale;
  for (const [id, { code, time }] of context.rendered) {
    if (!isOurs && toContentFile(id) !== file) continue;
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
  return stale;
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
