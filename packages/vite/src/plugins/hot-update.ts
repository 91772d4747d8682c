import type { EnvironmentModuleNode, Plugin } from 'vite';
import { SERVER } from '../build/environments.ts';
import type { Context, ContextRef } from '../context.ts';
import { isContentFile, toContentFile, toContentId } from '../content/content-id.ts';
import { renderModule } from '../dev/load-module.ts';
import { parseVirtualId } from '../virtual/virtual-module.ts';

/** `octavo:hot-update`: takes a changed file into the site and makes stale exactly the modules whose text it changes. */
export function hotUpdatePlugin(ref: ContextRef): Plugin {
  let last = { stamp: '', stale: Promise.resolve(new Set<string>()) };
  return {
    name: 'octavo:hot-update',
    apply: 'serve',
    hotUpdate: {
      order: 'pre',
      async handler({ file, timestamp, type, modules }) {
        const context = ref.current;
        const stamp = `${timestamp}:${type}:${file}`;
        if (last.stamp !== stamp) last = { stamp, stale: findStale(file, context) };
        const stale = await last.stale;
        const graph = this.environment.moduleGraph;
        const found = [...stale]
          .map((id) => graph.getModuleById(id))
          .filter((module): module is EnvironmentModuleNode => module !== undefined);
        if (this.environment.name === SERVER) {
          for (const module of [...modules, ...found]) graph.invalidateModule(module);
          return [];
        }
        if (found.length === 0 && !isContentFile(file)) return undefined;
        return [...new Set([...modules, ...found])];
      },
    },
  };
}

/** Updates the store, renders every loaded module of ours again, and names those that differ. */
async function findStale(file: string, context: Context): Promise<Set<string>> {
  const isOurs = context.store.update(file);
  const stale = new Set<string>();
  if (!isOurs && !context.rendered.has(toContentId(file))) return stale;
  for (const [id, before] of context.rendered) {
    if (!isOurs && toContentFile(id) !== file) continue;
    const after = await renderModule(id, context).catch((error: unknown) => (isGone(error) ? undefined : Promise.reject(error)));
    if (after === undefined) context.rendered.delete(id);
    else if (after !== before) stale.add(id);
    if (after === undefined && parseVirtualId(id) === undefined) context.content.forget(toContentFile(id) ?? id);
  }
  context.events.emit('change');
  return stale;
}

/** A file that was removed while modules of it are loaded is no fault: what imported it says so. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
