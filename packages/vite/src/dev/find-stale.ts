import { setTimeout } from 'node:timers/promises';
import { toContentFile, toContentId } from '../content/compile/content-id.ts';
import type { LoadedModules } from '../modules/loaded-modules.ts';
import type { ModuleParts } from '../virtual/module-parts.ts';
import { disk } from '../disk/disk.ts';
import { renderModule } from '../modules/load-module.ts';
import { parseVirtualId } from '../content/compile/virtual-id.ts';
import { untilWritten } from './read-again.ts';

/** Milliseconds that all edits wait for one module, and for each one after it that is as late: it may be made of the same page. */
const PATIENCE = { first: 1000, next: 50 };

/** What some changed files change. */
export interface Changes {
  /** By the name of an environment: the ids of the modules that it was given another text of. */
  changed: ReadonlyMap<string, readonly string[]>;
  /** The same of modules that are gone. */
  gone: ReadonlyMap<string, readonly string[]>;
  /** True when every module of ours is as it was. */
  isUntouched: boolean;
  /** Resolves when modules have their text that took too long for the others to wait; undefined when there are none. */
  late?: Promise<unknown>;
}

/** Takes changed files (absolute paths) into the site, and renders every module again that an environment was given. */
export async function findStale(files: readonly string[], context: ModuleParts & Pick<LoadedModules, 'served'>): Promise<Changes> {
  const { served, store, content, events, extensions } = context;
  // What has changed more than once is as it is now.
  const distinct = [...new Set(files)];
  await Promise.all(distinct.map((file) => untilWritten(file)));
  const isReloaded = distinct.some((file) => extensions.follows(file));
  const isExtended = isReloaded && (await extensions.reload());
  if (isExtended) store.refresh();
  const ours = new Set(distinct.filter((file) => store.update(file)));
  for (const file of ours) if (!disk.exists(file)) content.forget(file);
  const [changed, gone] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const asked = new Set(distinct.map(toContentId));
  const ids = served.ids().filter((id) => ours.size > 0 || isExtended || asked.has(id) || served.isPostponed(id));
  if (ours.size === 0 && ids.length === 0 && !isReloaded) return { changed, gone, isUntouched: true };
  const late: Promise<unknown>[] = [];
  for (const id of ids) {
    const rendered = renderModule(id, context).catch((error: unknown) => (isGone(error) ? undefined : Promise.reject(error)));
    if (await isLate(rendered, late.length === 0 ? PATIENCE.first : PATIENCE.next)) {
      late.push(rendered);
      // The change that is told again when it is there may be of a file that is gone, and touches nothing by itself.
      served.postpone(id);
      continue;
    }
    const code = await rendered;
    if (code === undefined && parseVirtualId(id) === undefined) content.forget(toContentFile(id) ?? id);
    const found = code === undefined ? gone : changed;
    for (const environment of served.renew(id, code)) found.set(environment, [...(found.get(environment) ?? []), id]);
  }
  events.emit('change');
  const isUntouched = changed.size === 0 && gone.size === 0 && late.length === 0;
  return { changed, gone, isUntouched, ...(late.length > 0 && { late: Promise.allSettled(late) }) };
}

/** A page may take its compiler's whole limit: other edits do not wait for it. */
async function isLate(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const done = new AbortController();
  try {
    return await Promise.race([work.then(() => false), setTimeout(milliseconds, true, { signal: done.signal, ref: false })]);
  } finally {
    done.abort();
  }
}

/** A file that was removed while modules of it are loaded is no fault: what imported it says so. */
function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
