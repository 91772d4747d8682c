import { prerenderToNodeStream } from 'react-dom/static';
import type { PrerenderToNodeStreamResult } from 'react-dom/static';
import type { PageData } from '@octavo/theme';
import { stripBase, withBase } from '@octavo/core/browser';
import { localizeSite, OctavoProvider, SidebarTree } from '@octavo/theme/internal';
import sections from 'virtual:octavo/every-section';
import site from 'virtual:octavo/site';
import { regions } from 'virtual:octavo/theme';
import { BrowserPage } from '../page/browser-page.tsx';
import { KNOWN_ERROR } from './known-error.ts';
import { createFailedPage, loadPage } from '../page/page-loader.ts';
import type { FindPage, ReadFile } from '../page/page-loader.ts';
import { PageProblem } from '../page/page-problem.tsx';
import { loadNavigation } from '../page/section-loader.ts';
import type { SectionModule } from '../page/section-module.ts';
import { SiteView } from './site-view.tsx';
import { openRecord } from '../page/open-record.ts';
import type { PageModule, StoredPageRecord } from '../page/page-module.ts';

/** A page as HTML, and what went wrong beside it. */
export interface RenderedPage {
  html: string;
  errors: unknown[];
  /** True when the content throws without a browser: the HTML lacks it, and the browser has to render the page anew. */
  needsBrowser: boolean;
}

/** What a page is rendered from. */
export interface RenderSources {
  /** Gives the files that a browser would fetch. */
  readFile?: ReadFile;
  /** What is known of the page, should its own module not run. Default: that ends the rendering. */
  data?: PageData;
  /** What the page is made from, where it is no module. */
  record?: StoredPageRecord | undefined;
  /** Ends what has not come by then. */
  signal?: AbortSignal | undefined;
}

/** Renders the document at a canonical address; undefined stands for the page that no address has, the 404. */
export type RenderPage = (href: string | undefined, sources?: RenderSources) => Promise<RenderedPage>;

/** Makes what renders documents; `findOther` gives the pages that have no record. */
export function createPageRenderer(findOther: FindPage): RenderPage {
  return (href, sources = {}) => renderFound(href, sources, findOther);
}

async function renderFound(
  href: string | undefined,
  { readFile, data, record, signal: end }: RenderSources,
  findOther: FindPage,
): Promise<RenderedPage> {
  const find = record === undefined ? findOther : () => openRecord(record, loadKnown);
  const loading = href === undefined ? undefined : loadPage(href, { find, readFile });
  const module = await (data === undefined ? loading : loading?.catch((error: unknown) => createFailedPage(error, data)));
  const path = href === undefined ? withBase(site.base, '/404') : withBase(site.base, href);
  const navigation = await loadNavigation(module?.section);
  const errors: unknown[] = [];
  const render = async (content: PageModule | undefined, signal?: AbortSignal): Promise<string> => {
    const initial = { href: stripBase(site.base, path) ?? '/', module: content };
    const view = <SiteView useLocation={() => [path, () => undefined]} initial={initial} navigation={navigation} />;
    const { prelude } = await prerenderToNodeStream(view, {
      // Every part where it belongs: React would send a large one after the rest.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      ...(signal && { signal }),
      onError(error) {
        errors.push(error);
        return KNOWN_ERROR;
      },
    });
    return readText(prelude);
  };
  const html = await render(module, end).catch((error: unknown) => {
    if (!errors.includes(error)) errors.push(error);
    return undefined;
  });
  if (html !== undefined) return { html, errors, needsBrowser: false };
  if (module === undefined) throw errors[0];
  const around = await render({ ...module, Content: BrowserPage }).catch(renderProblem);
  return { html: around, errors: [...new Set(errors)], needsBrowser: true };
}

async function loadKnown(id: string): Promise<SectionModule> {
  const load = sections[id];
  if (load === undefined) throw new Error(`No section has the id ${id}.`);
  return load();
}

/** The whole tree of a section as HTML; undefined where a site draws its sidebar itself. */
export async function renderTree(id: string): Promise<string | undefined> {
  const section = await sections[id]?.();
  const own = section?.default;
  if (own === undefined || regions.Sidebar !== undefined || site.drilldown === true) return undefined;
  const { items, icons } = await loadNavigation(section);
  const value = { site: localizeSite({ ...site, languages: { ...site.languages, ...own.languages } }, own.section) };
  const { prelude } = await prerenderToNodeStream(
    <OctavoProvider value={value} icons={{ ...own.icons, ...icons, ...site.icons }}>
      <SidebarTree navigation={items} />
    </OctavoProvider>,
  );
  return readText(prelude);
}

/** Where not even the layout can be rendered around a page. */
async function renderProblem(error: unknown): Promise<string> {
  const message = error instanceof Error ? error.message : String(error);
  const { prelude } = await prerenderToNodeStream(
    <PageProblem title="This page cannot be shown." diagnostics={[{ code: 'page/render', severity: 'error', message }]} />,
  );
  return readText(prelude);
}

/** A stream of Node's, which every React 19 gives: streams of the web came to `react-dom/static` of Node with 19.2. */
async function readText(prelude: PrerenderToNodeStreamResult['prelude']): Promise<string> {
  prelude.setEncoding('utf8');
  let text = '';
  for await (const chunk of prelude) text += String(chunk);
  return text;
}
