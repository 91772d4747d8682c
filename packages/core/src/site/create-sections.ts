import type { Config } from '../config/config.ts';
import type { Place } from './create-places.ts';
import type { DivisionTree } from './division-tree.ts';
import { findFolder } from './find-folders.ts';
import type { IsShared } from './find-folders.ts';
import { listDivisions } from './list-divisions.ts';
import { createNestedLists } from './list-nested-divisions.ts';
import type { DivisionLists } from './list-nested-divisions.ts';
import type { NavItem } from './navigation.ts';
import type { SectionDraft } from './section-draft.ts';
import { createSectionIds } from './section-ids.ts';
import type { DivisionLink, Section } from './site.ts';
import { walkNavigation } from './walk-navigation.ts';

type Variant = Pick<Section, 'language' | 'version'>;

/** Makes the sections of a site, each under its place, in the order of the drafts. */
export function createSections(drafts: readonly SectionDraft[], config: Config, tree: DivisionTree): Map<Place, Section> {
  const places = drafts.map(({ place }) => place);
  const ids = createSectionIds(places, config);
  const listNested = createNestedLists({ tree, drafts, globals: config.globals, rootName: config.primaryTab.name });
  const named = drafts.map((draft) => ({ ...draft, divisions: nameDivisions(draft.place, config) }));
  const isShared = createShared(named);
  return new Map(
    named.map(({ place, home, navigation, divisions }) => {
      const nested = listNested(place.path ?? []);
      const lists = place.path === undefined ? joinLists(listDivisions(drafts, config, place), nested) : nested;
      const section: Section = {
        id: ids.get(place) ?? 'main',
        ...divisions,
        home,
        ...((divisions.language ?? divisions.version) !== undefined && { folder: findFolder(navigation, isShared) }),
        ...lists,
        anchors: withoutLone(lists.anchors),
        navigation,
      };
      return [place, section];
    }),
  );
}

function nameDivisions({ path, ...place }: Place, { tabs, anchors }: Config): Pick<Section, 'language' | 'version' | 'tab' | 'anchor'> {
  const nameOf = (wanted: string): string | undefined => path?.findLast(({ kind }) => kind === wanted)?.name;
  const language = nameOf('language');
  const tab = tabs[place.tab]?.name ?? nameOf('tab');
  const anchor = anchors[place.anchor]?.name ?? nameOf('anchor');
  const { version } = place;
  return {
    ...(language !== undefined && { language }),
    ...(version !== undefined && { version }),
    ...(tab !== undefined && { tab }),
    ...(anchor !== undefined && { anchor }),
  };
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

/** The site's global links come after its own. */
function joinLists(own: Pick<DivisionLists, 'versions' | 'tabs' | 'anchors'>, nested: DivisionLists): DivisionLists {
  return {
    ...nested,
    versions: [...own.versions, ...nested.versions],
    tabs: [...own.tabs, ...nested.tabs],
    anchors: [...own.anchors, ...nested.anchors],
  };
}

/** An anchor that is the only one chooses nothing. */
function withoutLone(anchors: DivisionLink[]): DivisionLink[] {
  return anchors.length === 1 && anchors[0]?.isExternal === false && anchors[0].isActive ? [] : anchors;
}
