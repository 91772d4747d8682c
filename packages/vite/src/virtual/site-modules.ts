import { withBase } from '@octavo/core';
import type { SiteData } from '@octavo/theme';
import type { NavigationData } from '@octavo/theme/internal';
import type { Sources } from '../content/sources.ts';
import type { Outputs } from '../output/outputs.ts';
import type { Placement } from '../site/placement.ts';
import type { SiteProject } from '../site/project.ts';
import { loadNavigationIcons, loadSiteIcons } from '../content/assets/load-site-icons.ts';
import { SEARCH_FOLDER } from '../output/search/search-folder.ts';
import { listContents } from '../site/list-contents.ts';
import type { Contents } from '../site/list-contents.ts';
import { exportJson } from './export-json.ts';
import { linkNavigationIcons } from './link-icons.ts';
import { createSiteData } from './site-data.ts';

/** What every page of the site shares. */
export async function renderSiteModule(context: Placement & Sources): Promise<string> {
  const { icons, diagnostics } = await loadSiteIcons(context.store, context.icons, { isAlone: context.mode === 'alone' });
  context.content.note('icons', diagnostics);
  return exportJson<SiteData>({ ...createSiteData(context), icons });
}

/** The navigation of one section. */
export async function renderNavigation(context: Placement & Sources, id: string): Promise<string> {
  const site = context.store.site();
  const items = site.sections.find((section) => section.id === id)?.navigation ?? [];
  const icons = await loadNavigationIcons(items, site, context.icons);
  return exportJson<NavigationData>({ items: linkNavigationIcons(items, context), icons });
}

/** What the page of all pages lists. */
export function renderContents({ store }: Pick<Sources, 'store'>): string {
  return exportJson<Contents>(listContents(store.site()));
}

/** Where the index is; in dev also what tells an open page that it has changed. */
export function renderSearch({ base, search, isDev }: Pick<SiteProject, 'base' | 'isDev'> & Pick<Outputs, 'search'>): string {
  return exportJson({ folder: withBase(base, `/${SEARCH_FOLDER}/`), revision: search.revision(), isLive: isDev });
}

/** What makes the search, that of an extension else ours, and what answers questions. Those of extensions are fetched with the first of each. */
export function renderSearchClient({ extensions, isDev }: Pick<Sources, 'extensions'> & Pick<SiteProject, 'isDev'>): string {
  const own = extensions.search();
  const ask = extensions.ask();
  return [
    ...(own === undefined
      ? ["export { createSearchClient as createClient } from '@octavo/vite/client/search/search-client';"]
      : [
          "import { deferClient } from '@octavo/vite/client/search/defer-client';",
          ...declareLoader('loadClient', own, isDev),
          'export const createClient = deferClient(loadClient);',
        ]),
    ...(ask === undefined ? ['const loadAsk = undefined;'] : declareLoader('loadAsk', ask, isDev)),
    'export { loadAsk };',
  ].join('\n');
}

/** Declares the function `name` that fetches a module: as it is after its last edit, without a reload of the page. */
function declareLoader(name: string, specifier: string, isDev: boolean): string[] {
  const from = JSON.stringify(specifier);
  if (!isDev) return [`const ${name} = () => import(${from});`];
  return [
    `let ${name}Edited;`,
    `const ${name} = async () => ${name}Edited ?? import(${from});`,
    `import.meta.hot?.accept(${from}, (edited) => { ${name}Edited = edited; });`,
  ];
}

/** Without Pagefind's program the site is built all the same: the search says that it does not work, and the build says why. */
export function renderEngine({ search }: Pick<Outputs, 'search'>): Promise<string> {
  return search.engine().catch(() => 'export const createInstance = undefined;');
}
