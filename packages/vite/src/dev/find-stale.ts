import { toContentFile, toContentId } from '../content/compile/content-id.ts';
import type { LoadedModules } from '../modules/loaded-modules.ts';
import type { ModuleParts } from '../virtual/module-parts.ts';
import { disk } from '../disk/disk.ts';
import { untilWritten } from '../disk/until-written.ts';
import { isOfSite, renderModule } from '../modules/load-module.ts';
import { parseVirtualId } from '../content/compile/virtual-id.ts';
import { compareServed } from './compare-served.ts';
import type { ComparedModules } from './compare-served.ts';

/** What some changed files change. */
export interface Changes extends Omit<ComparedModules, 'late'> {
  /** True when every module of ours is as it was. */
  isUntouched: boolean;
  /** Resolves when modules have their text that took too long for the others to wait; undefined when there are none. */
  late?: Promise<unknown>;
}

/** Takes changed files (absolute paths) into the site, and renders every module again that an environment was given. */
export async function findStale(files: readonly string[], context: ModuleParts & Pick<LoadedModules, 'served'>): Promise<Changes> {
  const { served, store, content, events, extensions, changes } = context;
  // What has changed more than once is as it is now.
  const distinct = [...new Set(files)];
  await Promise.all(distinct.map((file) => untilWritten(file)));
  const isReloaded = distinct.some((file) => extensions.follows(file));
  const isExtended = isReloaded && (await extensions.reload());
  if (isExtended) store.refresh();
  const isDated = (await Promise.all(distinct.map((file) => changes.update(file)))).includes(true);
  const ours = new Set(distinct.filter((file) => store.update(file)));
  for (const file of ours) if (!disk.exists(file)) content.forget(file);
  const asked = new Set(distinct.map(toContentId));
  // Most edits are of words: all that is made of the site alone is as it was.
  const isOther = (): boolean => isDated || !served.isSeen(store.siteVersion);
  const mayDiffer = (id: string): boolean => asked.has(id) || served.isPostponed(id) || isOther() || (ours.size > 0 && !isOfSite(id));
  const list = (): string[] => served.ids().filter(mayDiffer);
  if (ours.size === 0 && list().length === 0 && !isReloaded) return { changed: new Map(), gone: new Map(), isUntouched: true };
  const { changed, gone, late } = await compareServed({
    list,
    isSlow: (id) => asked.has(id),
    served,
    render: (id) => renderModule(id, context),
    onGone: (id) => void (parseVirtualId(id) === undefined && content.forget(toContentFile(id) ?? id)),
    version: () => store.version,
  });
  served.see(store.siteVersion);
  events.emit('change');
  const isUntouched = changed.size === 0 && gone.size === 0 && late.length === 0;
  return { changed, gone, isUntouched, ...(late.length > 0 && { late: Promise.allSettled(late) }) };
}
