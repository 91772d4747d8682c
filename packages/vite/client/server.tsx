import { prerender } from 'react-dom/static';
import { stripBase, withBase } from '@octavo/core/browser';
import site from 'virtual:octavo/site';
import { BrowserPage } from './browser-page.tsx';
import { KNOWN_ERROR } from './known-error.ts';
import { loadPage } from './page-loader.ts';
import type { PageModule, ReadFile } from './page-loader.ts';
import { loadNavigation } from './section-loader.ts';
import { SiteView } from './site-view.tsx';

/** A page as HTML, and what went wrong beside it. */
export interface RenderedPage {
  html: string;
  errors: unknown[];
  /** True when the content throws without a browser: the HTML lacks it, and the browser has to render the page anew. */
  needsBrowser: boolean;
}

/**
 * Renders the document at a canonical address; undefined stands for the page that no address has, the 404. `readFile` gives the files that
 * a browser would fetch.
 */
export async function renderPage(href: string | undefined, readFile?: ReadFile): Promise<RenderedPage> {
  const module = href === undefined ? undefined : await loadPage(href, readFile);
  const path = href === undefined ? withBase(site.base, '/404') : withBase(site.base, href);
  const navigation = await loadNavigation(module?.section);
  const errors: unknown[] = [];
  const render = async (content: PageModule | undefined): Promise<string> => {
    const initial = { href: stripBase(site.base, path) ?? '/', module: content };
    const view = <SiteView useLocation={() => [path, () => undefined]} initial={initial} navigation={navigation} />;
    const { prelude } = await prerender(view, {
      // Every part where it belongs: React would send a large one after the rest.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        errors.push(error);
        return KNOWN_ERROR;
      },
    });
    return new Response(prelude).text();
  };
  const html = await render(module).catch((error: unknown) => {
    if (!errors.includes(error)) errors.push(error);
    return undefined;
  });
  if (html !== undefined) return { html, errors, needsBrowser: false };
  if (module === undefined) throw errors[0];
  return { html: await render({ ...module, Content: BrowserPage }), errors: [...new Set(errors)], needsBrowser: true };
}
