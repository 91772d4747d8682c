import type { Config } from '../config/config.ts';
import { toFolder } from '../path.ts';
import type { Place } from './create-places.ts';
import type { DivisionTree } from './division-tree.ts';
import { joinFolders } from './find-translations.ts';
import { listDivisions } from './list-divisions.ts';
import { createNestedLists } from './list-nested-divisions.ts';
import type { DivisionLists } from './list-nested-divisions.ts';
import type { NavItem } from './navigation.ts';
import type { SectionDraft } from './section-draft.ts';
import { createSectionIds } from './section-ids.ts';
import type { Section } from './site.ts';
import { walkNavigation } from './walk-navigation.ts';

/** Makes the sections of a site, each under its place, in the order of the drafts. */
export function createSections(drafts: readonly SectionDraft[], config: Config, tree: DivisionTree): Map<Place, Section> {
  const places = drafts.map(({ place }) => place);
  const ids = createSectionIds(places, config);
  const listNested = createNestedLists({ tree, drafts, globals: config.globals, rootName: config.primaryTab.name });
  return new Map(
    drafts.map(({ place, home, navigation }) => {
      const { names, ...divisions } = nameDivisions(place, config);
      const nested = listNested(place.path ?? []);
      const section: Section = {
        id: ids.get(place) ?? 'main',
        names,
        ...divisions,
        home,
        ...(divisions.language !== undefined && { folder: findFolder(navigation) }),
        ...(place.path === undefined ? joinLists(listDivisions(drafts, config, place), nested) : nested),
        navigation,
      };
      return [place, section];
    }),
  );
}

function nameDivisions(
  { path, ...place }: Place,
  { tabs, anchors }: Config,
): Pick<Section, 'names' | 'language' | 'version' | 'tab' | 'anchor'> {
  const nameOf = (wanted: string): string | undefined => path?.findLast(({ kind }) => kind === wanted)?.name;
  const language = nameOf('language');
  const tab = tabs[place.tab]?.name ?? nameOf('tab');
  const anchor = anchors[place.anchor]?.name ?? nameOf('anchor');
  const { version } = place;
  return {
    names: path?.map(({ name }) => name) ?? [version, tab, anchor].filter((name) => name !== undefined),
    ...(language !== undefined && { language }),
    ...(version !== undefined && { version }),
    ...(tab !== undefined && { tab }),
    ...(anchor !== undefined && { anchor }),
  };
}

/** A page that others lie under is a folder too: `/fr` and `/fr/guides/a` lie in `/fr`. */
function findFolder(navigation: readonly NavItem[]): string {
  const hrefs = [...walkNavigation(navigation)].flatMap(({ item }) => (item.kind === 'page' ? [item.href] : []));
  const [first = '/'] = hrefs;
  return hrefs.length < 2 ? toFolder(first) : hrefs.reduce(joinFolders);
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
