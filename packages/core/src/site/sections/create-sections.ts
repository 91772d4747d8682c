import type { Config } from '../../config/config.ts';
import { normalizePath } from '../../path.ts';
import { findDivisionName } from '../navigation/division-tree.ts';
import type { DivisionTree, DivisionPath } from '../navigation/division-tree.ts';
import { findFolder } from './find-folders.ts';
import type { IsShared } from './find-folders.ts';
import { createDivisionLists } from './list-divisions.ts';
import type { NavItem } from '../navigation/navigation.ts';
import type { SectionDraft } from './section-draft.ts';
import { createSectionIds } from './section-ids.ts';
import type { DivisionLink, Section } from '../site.ts';
import { walkNavigation } from '../navigation/walk-navigation.ts';

type Variant = Pick<Section, 'language' | 'version'>;

/** Makes the sections of a site, each under its place, in the order of the drafts. */
export function createSections(
  drafts: readonly SectionDraft[],
  tree: DivisionTree,
  { globals }: Pick<Config, 'globals'>,
): Map<DivisionPath, Section> {
  const ids = createSectionIds(drafts.map(({ place }) => place));
  const listDivisions = createDivisionLists({ tree, drafts, globals });
  const named = drafts.map((draft) => ({ ...draft, divisions: nameDivisions(draft.place) }));
  const isShared = createShared(named);
  return new Map(
    named.map(({ place, home, navigation, divisions }) => {
      const lists = listDivisions(place);
      const section: Section = {
        id: ids.get(place) ?? 'main',
        ...divisions,
        home,
        ...((divisions.language ?? divisions.version) !== undefined && {
          folder: findNamedFolder(place) ?? findFolder(navigation, isShared),
        }),
        ...lists,
        anchors: withoutLone(lists.anchors),
        navigation,
      };
      return [place, section];
    }),
  );
}

/** The folder that a version names itself. */
function findNamedFolder(place: DivisionPath): string | undefined {
  const url = place.findLast(({ kind }) => kind === 'version')?.url;
  return url === undefined ? undefined : normalizePath(`/${url}`);
}

function nameDivisions(place: DivisionPath): Pick<Section, 'language' | 'version' | 'tab' | 'anchor'> {
  const kinds = ['language', 'version', 'tab', 'anchor'] as const;
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const name = findDivisionName(place, kind);
      return name === undefined ? [] : [[kind, name]];
    }),
  );
}

/** Tells which pages stand in several languages or versions. */
function createShared(drafts: readonly { navigation: readonly NavItem[]; divisions: Variant }[]): IsShared {
  const variants = new Map<string, string>();
  const shared = new Set<string>();
  for (const { navigation, divisions } of drafts) {
    const variant = JSON.stringify([divisions.language, divisions.version]);
    for (const { item } of walkNavigation(navigation)) {
      if (item.kind !== 'page') continue;
      if ((variants.get(item.href) ?? variant) !== variant) shared.add(item.href);
      variants.set(item.href, variant);
    }
  }
  return (href) => shared.has(href);
}

/** An anchor that is the only one chooses nothing. */
function withoutLone(anchors: DivisionLink[]): DivisionLink[] {
  return anchors.length === 1 && anchors[0]?.isExternal === false && anchors[0].isActive ? [] : anchors;
}
