import path from 'node:path';
import { isExternalUrl } from '@octavo/core/internal';
import type { Diagnostic, SitePage } from '@octavo/core';
import type { PageData } from '@octavo/theme';
import { listToc } from '../content/pages/list-toc.ts';
import { toContentId } from '../content/compile/content-id.ts';
import { problemModule } from '../content/loader/problem-module.ts';
import type { Sources } from '../content/sources.ts';
import type { Placement } from '../site/placement.ts';
import type { SiteProject } from '../site/project.ts';
import type { ModuleParts } from './module-parts.ts';
import type { StoredPageRecord } from '../../client/page/page-module.ts';
import { findFeedHref } from '../output/feed/find-feed-href.ts';
import { findContentsHref } from '../site/find-contents-href.ts';
import { renderPageSheet } from '../content/pages/render-page-sheet.ts';
import { renderApiContent } from './api-modules.ts';
import { exportJson, toLiteral } from './export-json.ts';
import { createBareData, createPageData } from './page-data.ts';
import { createPageMeta } from './page-meta.ts';
import { findChangedDay } from './find-changed-day.ts';
import { findContentsTitle } from './find-contents-title.ts';
import { toVirtualId } from '../content/compile/virtual-id.ts';

/** A document: its content, its data, and the utilities that it alone uses. */
export async function renderPageModule(context: ModuleParts, href: string): Promise<string> {
  const { store } = context;
  const page = store.site().pages[href];
  if (href === findContentsHref(store.site())) return renderContentsPage(href, findContentsTitle(context));
  if (page === undefined) return 'export const Content = undefined;\nexport const data = undefined;';
  return store.failures.attempt(page, 'page', {
    make: () => renderWhole(page, context),
    otherwise: (problem) => renderFailed(page, problem),
  });
}

async function renderWhole(page: SitePage, context: ModuleParts): Promise<string> {
  const { root, isDev } = context;
  const { href } = page;
  const contentOf = ({ file }: SitePage): string => JSON.stringify(toContentId(path.posix.join(root, file)));
  return [
    ...(page.api === undefined
      ? [`export { default as Content } from ${contentOf(page)};`]
      : await renderApiContent(page, { context, text: contentOf(page) })),
    // A module of its own is what an edit replaces; a build has no use for it.
    isDev
      ? `export { default as data } from ${JSON.stringify(toVirtualId('data', href))};`
      : `export const data = ${toLiteral(await createData(context, href))};`,
    ...(isDev ? [] : exportSections(page)),
    // In dev always: the first class of a page must not change this module.
    ...(isDev || (await renderPageSheet(context, page)) !== ''
      ? [`export { default as utilities } from ${JSON.stringify(toVirtualId('utilities', href))};`]
      : []),
  ].join('\n');
}

/** A page that says that it could not be made. */
function renderFailed(page: SitePage, problem: Diagnostic): string {
  return [
    problemModule([problem]),
    'export { MDXContent as Content };',
    `export const data = ${toLiteral(createBareData(page))};`,
    ...exportSections(page),
  ].join('\n');
}

/** The section of a page, which is fetched with it, and what loads the others that it stands in. */
function exportSections({ sections: [first, ...others] }: SitePage): string[] {
  if (first === undefined) return [];
  const loaders = others.map((id) => `${JSON.stringify(id)}: () => import(${JSON.stringify(toVirtualId('section', id))})`);
  return [
    `export * as section from ${JSON.stringify(toVirtualId('section', first))};`,
    ...(loaders.length > 0 ? [`export const sections = { ${loaders.join(', ')} };`] : []),
  ];
}

/** What is known of a page whose text is no module. */
export async function createPageRecord(
  context: Sources & SiteProject,
  page: SitePage,
): Promise<Pick<StoredPageRecord, 'data' | 'utilities'>> {
  const utilities = await renderPageSheet(context, page);
  return { data: (await createData(context, page.href)) ?? undefined, ...(utilities !== '' && { utilities }) };
}

/** The data of a page, for the dev server. */
export async function renderPageData(context: Placement & Sources, href: string): Promise<string> {
  return exportJson(await createData(context, href));
}

/** The utilities of a page, as CSS. */
export async function renderUtilities(context: Sources & SiteProject, href: string): Promise<string> {
  const page = context.store.site().pages[href];
  return exportJson(page === undefined ? '' : await renderPageSheet(context, page));
}

async function createData(context: Placement & Sources, href: string): Promise<PageData | null> {
  const { store } = context;
  const page = store.site().pages[href];
  if (page === undefined) return null;
  return store.failures.attempt(page, 'data', {
    make: () => createWholeData(page, context),
    otherwise: () => createBareData(page),
  });
}

async function createWholeData(page: SitePage, context: Placement & Sources): Promise<PageData> {
  const { store, content, root } = context;
  const toc = await listToc(page, context);
  const icons = page.isGenerated ? {} : await content.loadIcons(path.posix.join(root, page.file));
  const data = { ...createPageData(page, { site: store.site(), toc, location: store.locate(page) }), ...createPageMeta(context, page) };
  const changed = await findChangedDay(page, context);
  const feed = findFeedHref(page, store.site());
  const apiFile = findApiFile(context, page);
  const head = context.extensions.head(page, store.site(), context);
  return {
    ...data,
    ...(apiFile !== undefined && { apiFile }),
    ...(changed !== undefined && { changed }),
    ...(feed !== undefined && { feed }),
    ...(head.length > 0 && { head }),
    ...(Object.keys(icons).length > 0 && { icons }),
  };
}

/** The address of the API's file, where the menu of the pages offers it. */
function findApiFile({ store, content }: Pick<Sources, 'store' | 'content'>, { api }: SitePage): string | undefined {
  const isOffered = store.site().config.contextual?.options.some(({ kind }) => kind === 'download-spec');
  if (isOffered !== true || api?.source === undefined) return undefined;
  return isExternalUrl(api.source) ? api.source : content.assetUrl(`/${api.source.replace(/^\.?\//, '')}`);
}

function renderContentsPage(href: string, title: string): string {
  const data: PageData = { href, title, file: '', sections: [], toc: [], trail: [], mode: 'wide', hideFooterPagination: true };
  return [
    `export { ContentsPage as Content } from '@octavo/vite/client/page/contents-page';`,
    `export const data = ${JSON.stringify(data)};`,
  ].join('\n');
}
