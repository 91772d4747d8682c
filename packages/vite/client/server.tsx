import { prerender } from 'react-dom/static';
import { stripBase, withBase } from '@octavo/core/browser';
import site from 'virtual:octavo/site';
import { loadNavigation, loadPage } from './page-loader.ts';
import { SiteView } from './site-view.tsx';

/** A page as HTML, and what went wrong beside it. */
export interface RenderedPage {
  html: string;
  errors: unknown[];
}

/** Renders the document at a canonical address; undefined stands for the page that no address has, the 404. */
export async function renderPage(href: string | undefined): Promise<RenderedPage> {
  const module = href === undefined ? undefined : await loadPage(href);
  const path = href === undefined ? withBase(site.base, '/404') : withBase(site.base, href);
  const navigation = await loadNavigation(module?.data?.sections[0] ?? site.sections[0]?.id ?? '');
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <SiteView
      useLocation={() => [path, () => undefined]}
      initial={{ href: stripBase(site.base, path) ?? '/', module }}
      navigation={navigation}
    />,
    { onError: (error) => void errors.push(error) },
  );
  return { html: await new Response(prelude).text(), errors };
}
