import { createIconKey } from '@octavo/core/internal';
import type { IconData } from '@octavo/theme';
import { findFreeName } from './font-awesome-pro-names.ts';
import type { IconSet } from './icon-set.ts';
import { listIconSets } from './icon-order.ts';
import type { IconLibrary } from './icon-order.ts';
import type { IconSetId } from './icon-sets.ts';
import { createIconSetLoader } from './load-icon-set.ts';
import { parseIconName } from './parse-icon-name.ts';
import type { IconName } from './parse-icon-name.ts';
import { toPhosphorName } from './phosphor-names.ts';
import { suggestNames } from './suggest-names.ts';
import { findUserIcons } from './user-icons.ts';
import type { UserIcons } from './user-icons.ts';

/** An icon as an author names it. */
export interface IconRequest {
  name: string;
  /** As written: one that is none of ours counts for nothing. */
  type?: string;
}

/** Finds drawings by name. Sets are read when they are asked for the first time, and no more than are needed. */
export interface IconResolver {
  /** Undefined for a name that nothing has. */
  resolve(request: IconRequest, library: IconLibrary): Promise<IconData | undefined>;
  /** The names most like one that nothing has, at most three. */
  suggest(name: string, library: IconLibrary): Promise<string[]>;
  /** The sets of which icons were found so far, in the order of their ids. */
  usedSets(): IconSetId[];
  /** The sets that icons come from, which were found here. */
  setsOf(icons: Iterable<IconData>): IconSetId[];
  /** Counts sets as used: icons of theirs were found in an earlier run. */
  use(sets: Iterable<IconSetId>): void;
}

/** What icons are looked for in. */
export interface IconSources {
  /** Where the `node_modules` of the project are looked for. */
  projectRoot: string;
  /** Our sets; by default read for this resolver. */
  loadSet?: (id: IconSetId) => Promise<IconSet>;
}

/** Makes the resolver of a project. */
export function createIconResolver({ projectRoot, loadSet = createIconSetLoader() }: IconSources): IconResolver {
  const known = new Map<string, Promise<IconData | undefined>>();
  const used = new Set<IconSetId>();
  const origins = new WeakMap<IconData, IconSetId>();
  let own: { icons: UserIcons | undefined } | undefined;

  const findIn = async (id: IconSetId, name: string): Promise<IconData | undefined> => {
    const set = await loadSet(id);
    const found = (id.startsWith('ph') ? set.find(toPhosphorName(name)) : undefined) ?? set.find(name);
    if (found === undefined) return undefined;
    used.add(id);
    origins.set(found, id);
    return found;
  };
  const find = async ({ name, type, set }: IconName, library: IconLibrary): Promise<IconData | undefined> => {
    own ??= { icons: findUserIcons(projectRoot) };
    const ofUser = set === undefined ? await own.icons?.find(name, type) : undefined;
    if (ofUser !== undefined) return ofUser;
    for (const id of [...(set === undefined ? [] : [set]), ...listIconSets(type, library)]) {
      const found = await findIn(id, name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return {
    resolve({ name, type }, library) {
      const key = `${library} ${createIconKey(name, type)}`;
      const result = known.get(key) ?? findFreely(parseIconName(name, type), (wanted) => find(wanted, library));
      known.set(key, result);
      return result;
    },
    async suggest(name, library) {
      const sets = await Promise.all(listIconSets(undefined, library).map(loadSet));
      return suggestNames(
        parseIconName(name).name,
        sets.map((set) => set.names()),
      );
    },
    usedSets: () => [...used].toSorted(),
    setsOf: (icons) => [...new Set([...icons].flatMap((icon) => origins.get(icon) ?? []))].toSorted(),
    use(sets) {
      for (const set of sets) used.add(set);
    },
  };
}

/** Looks a name up, and where nothing has it, what else it may mean: the name with dashes, a free icon for one of Pro. */
async function findFreely(wanted: IconName, find: (name: IconName) => Promise<IconData | undefined>): Promise<IconData | undefined> {
  const names = [wanted.name, ...(wanted.dashed === undefined ? [] : [wanted.dashed])];
  const free = names.map(findFreeName).find((name) => name !== undefined);
  const tries = [...names.map((name) => ({ ...wanted, name })), ...(free === undefined ? [] : [{ ...wanted, ...parseIconName(free) }])];
  for (const name of tries) {
    const found = await find(name);
    if (found !== undefined) return found;
  }
  return undefined;
}
