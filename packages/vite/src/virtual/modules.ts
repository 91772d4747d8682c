import path from 'node:path';
import { hasRichNavigation, isPlainLook, withBase } from '@octavo/core';
import type { NavigationData, PageData, SiteData } from '@octavo/theme';
import { SEARCH_FOLDER } from '../search/search-folder.ts';
import type { SitePage } from '@octavo/core';
import { createApiData, createOperationData } from '../api/api-data.ts';
import { listToc } from '../api/list-toc.ts';
import { findContentsHref } from '../site/find-contents-href.ts';
import { toContentId } from '../content/content-id.ts';
import type { Context } from '../context.ts';
import { loadNavigationIcons, loadSiteIcons } from '../icons/load-site-icons.ts';
import { linkNavigationIcons } from './link-icons.ts';
import { createPageData } from './page-data.ts';
import { renderPageUtilities } from '../utilities/render-page-utilities.ts';
import { createPageMeta } from './page-meta.ts';
import { createSiteData } from './site-data.ts';
import { renderRefresh } from './refresh-module.ts';
import { renderTheme } from './theme-module.ts';
import { shardDocuments } from './shard-documents.ts';
import { toVirtualId } from './virtual-module.ts';
import type { VirtualModule } from './virtual-module.ts';

/** Every generated module of a site, in one list. */
export const VIRTUAL_MODULES: readonly VirtualModule[] = [
  { name: 'site', isLive: true, render: renderSite },
  {
    name: 'navigations',
    isLive: true,
    render: ({ store }) => exportImports(store.site().sections.map(({ id }) => [id, toVirtualId('navigation', id)])),
  },
  {
    name: 'navigation',
    isLive: true,
    render: renderNavigation,
  },
  {
    name: 'shards',
    isLive: true,
    render: ({ store }) => exportImports(shardDocuments(store.site()).map((_, index) => [`${index}`, toVirtualId('shard', `${index}`)])),
  },
  {
    name: 'shard',
    isLive: true,
    render: ({ store }, index) =>
      exportImports((shardDocuments(store.site())[Number(index)] ?? []).map(({ href, page }) => [href, toVirtualId('page', page)])),
  },
  { name: 'search', isLive: true, render: renderSearch },
  { name: 'search-engine', isLive: false, render: renderEngine },
  { name: 'page', isLive: false, render: renderPage },
  { name: 'data', isLive: true, render: renderData },
  { name: 'api', isLive: true, render: renderApi },
  { name: 'operation', isLive: false, render: renderOperation },
  { name: 'operation-data', isLive: true, render: renderOperationData },
  { name: 'utilities', isLive: true, render: renderUtilities },
  { name: 'refresh', isLive: false, render: renderRefresh },
  { name: 'theme', isLive: false, render: renderTheme },
  { name: 'client-styles', isLive: false, render: renderStyles },
  { name: 'overlay', isLive: false, render: renderOverlay },
  { name: 'integrations', isLive: false, render: renderIntegrations },
  { name: 'contents', isLive: true, render: renderContents },
];

async function renderSite(context: Context): Promise<string> {
  const { icons, diagnostics } = await loadSiteIcons(context.store, context.icons, { isAlone: context.mode === 'alone' });
  context.content.note('icons', diagnostics);
  return exportJson<SiteData>({ ...createSiteData(context), icons });
}

async function renderNavigation(context: Context, id: string): Promise<string> {
  const site = context.store.site();
  const items = site.sections.find((section) => section.id === id)?.navigation ?? [];
  const icons = await loadNavigationIcons(items, site, context.icons);
  return exportJson<NavigationData>({ items: linkNavigationIcons(items, context), icons });
}

async function renderPage(context: Context, href: string): Promise<string> {
  const { store, root, isDev } = context;
  const page = store.site().pages[href];
  if (href === findContentsHref(store.site())) return renderContentsPage(href);
  if (page === undefined) return 'export const Content = undefined;\nexport const data = undefined;';
  const contentOf = ({ file }: SitePage): string => JSON.stringify(toContentId(path.posix.join(root, file)));
  return [
    ...(page.api === undefined
      ? [`export { default as Content } from ${contentOf(page)};`]
      : await renderApiContent(page, { context, text: contentOf(page) })),
    // A module of its own is what an edit replaces; a build has no use for it.
    isDev
      ? `export { default as data } from ${JSON.stringify(toVirtualId('data', href))};`
      : `export const data = ${toLiteral(await createData(context, href))};`,
    // In dev always: the first class of a page must not change this module.
    ...(isDev || (await renderPageUtilities(context, page)) !== ''
      ? [`export { default as utilities } from ${JSON.stringify(toVirtualId('utilities', href))};`]
      : []),
  ].join('\n');
}

/** Without Pagefind's program the site is built all the same: the search says that it does not work, and the build says why. */
function renderEngine({ search }: Context): Promise<string> {
  return search.engine().catch(() => 'export const createInstance = undefined;');
}

/** Where the index is; in dev also what tells an open page that it has changed. */
function renderSearch({ base, search, isDev }: Context): string {
  return exportJson({ folder: withBase(base, `/${SEARCH_FOLDER}/`), revision: search.revision(), isLive: isDev });
}

/**
 * The content of an API's page: what the API says, with the author's own text where there is some, and the sheet for both. What the API
 * says is a file of its own in a build.
 */
async function renderApiContent(page: SitePage, { context, text }: { context: Context; text: string }): Promise<string[]> {
  const { href, isGenerated = false } = page;
  const create = (read: string): string => `createApiPage(${JSON.stringify(href)}, ${read}${isGenerated ? '' : ', Text'})`;
  const imports = [
    importApiStyles(context),
    "import { createApiPage } from '@octavo/vite/client/api-page';",
    ...(isGenerated ? [] : [`import Text from ${text};`]),
  ];
  if (context.isDev) {
    const api = JSON.stringify(toVirtualId('api', href));
    return [...imports, `import readApi from ${api};`, `export const Content = ${create('readApi')};`];
  }
  const data = await createApiData(page, context);
  const source = context.apiChunks.addPage(href, JSON.stringify(data ?? null));
  return [...imports, `export const source = ${JSON.stringify(source)};`, `export const create = (api) => ${create('() => api')};`];
}

/** The playground brings its own sheet, but in an app's own document, where all is taken out of its layers as one. */
function importApiStyles({ mode }: Context): string {
  return `import '@octavo/openapi/${mode === 'embedded' ? 'styles' : 'page'}.css';`;
}

/** The sheets of a document: in dev the theme's is linked in the head, so that the first paint has it. */
function renderStyles({ store, isDev, mode, options }: Context): string {
  const isLinked = isDev && mode !== 'embedded' && options.theme === undefined;
  // In an app's own document the sheet is taken out of its layers, as one.
  const isWhole = options.theme !== undefined || mode === 'embedded';
  const site = store.site();
  const own = [...(hasRichNavigation(site) ? ['divisions'] : []), ...(isPlainLook(site.config.look) ? [] : ['look'])];
  const names = isWhole ? ['styles'] : ['page', ...own];
  const sheets = isLinked ? [] : names.map((name) => `${options.theme ?? '@octavo/theme'}/${name}.css`);
  const imports = [...sheets, ...store.styles()].map((file) => `import ${JSON.stringify(file)};`);
  return [...imports, ...(isDev ? ['if (import.meta.hot) import.meta.hot.accept();'] : [])].join('\n');
}

function renderOverlay({ isDev }: Context): string {
  if (!isDev) return '';
  return "import { startOverlay } from '@octavo/vite/client/overlay';\nif (import.meta.hot) { import.meta.hot.accept(); startOverlay(import.meta.hot); }";
}

/** Services are started on a built site only: what authors and tests do is no visit. */
function renderIntegrations({ store, isDev }: Context): string {
  const { services, consent } = store.site().config.integrations;
  if (isDev || Object.keys(services).length === 0) return '';
  const entries = Object.entries(services).map(
    ([service, settings]) =>
      `{ settings: ${JSON.stringify(settings)}, load: () => import(${JSON.stringify(`@octavo/vite/client/integrations/${service}`)}) }`,
  );
  return [
    "import { startIntegrations } from '@octavo/vite/client/integrations/start-integrations';",
    `startIntegrations([${entries.join(', ')}], ${JSON.stringify(consent)});`,
  ].join('\n');
}

function renderContentsPage(href: string): string {
  const data: PageData = { href, title: 'All pages', file: '', sections: [], toc: [], trail: [], mode: 'wide', hideFooterPagination: true };
  return [
    `export { ContentsPage as Content } from '@octavo/vite/client/contents-page';`,
    `export const data = ${JSON.stringify(data)};`,
  ].join('\n');
}

async function renderData(context: Context, href: string): Promise<string> {
  return exportJson(await createData(context, href));
}

async function createData(context: Context, href: string): Promise<PageData | null> {
  const { store, content, root } = context;
  const page = store.site().pages[href];
  if (page === undefined) return null;
  const toc = await listToc(page, context);
  const icons = page.isGenerated ? {} : await content.loadIcons(path.posix.join(root, page.file));
  const data = { ...createPageData(store.site(), page, toc), ...createPageMeta(context, page) };
  return { ...data, ...(Object.keys(icons).length > 0 && { icons }) };
}

/** For the dev server. Large: a text that is parsed where it is shown, which is faster than code. */
async function renderApi(context: Context, href: string): Promise<string> {
  const page = context.store.site().pages[href];
  const data = page && (await createApiData(page, context));
  return `export default () => JSON.parse(${JSON.stringify(JSON.stringify(data ?? null))});`;
}

/** `Playground GET /routes`: what stands for the component of that name in a page. */
function renderOperation(context: Context, key: string): string {
  const [name = ''] = key.split(' ');
  return [
    importApiStyles(context),
    "import { createOperationPart } from '@octavo/vite/client/operation-part';",
    `import api from ${JSON.stringify(toVirtualId('operation-data', key))};`,
    `export default createOperationPart(${JSON.stringify(name)}, ${JSON.stringify(key)}, api);`,
  ].join('\n');
}

async function renderOperationData(context: Context, key: string): Promise<string> {
  const [name, ...operation] = key.split(' ');
  const data = await createOperationData(operation.join(' '), context);
  // Who asks for a playground gets one, whatever the site's pages have.
  const shown = data && name === 'Playground' ? { ...data, playground: 'show' } : data;
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(shown ?? null))});`;
}

async function renderUtilities(context: Context, href: string): Promise<string> {
  const page = context.store.site().pages[href];
  return exportJson(page === undefined ? '' : await renderPageUtilities(context, page));
}

function renderContents({ store }: Context): string {
  const { sections, pages } = store.site();
  const hidden = Object.values(pages).filter(({ isHidden }) => isHidden);
  return exportJson({
    sections: sections.map(({ id, names, navigation }) => ({
      id,
      title: names.join(' / '),
      navigation,
    })),
    hidden: hidden.map(({ href, title }) => ({ href, title })),
  });
}

/** JSON as a module. */
function exportJson<T>(value: T): string {
  return `export default ${toLiteral(value)};`;
}

/** JSON as a literal of JavaScript: never spliced text. */
function toLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function exportImports(entries: (readonly [string, string])[]): string {
  return `export default {\n${entries.map(([key, id]) => `  ${JSON.stringify(key)}: () => import(${JSON.stringify(id)}),`).join('\n')}\n};`;
}
