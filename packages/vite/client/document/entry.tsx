import { createRoot, hydrateRoot } from 'react-dom/client';
import { encodeHref, stripBase, stripIndex, withBase } from '@octavo/core/browser';
import site from 'virtual:octavo/site';
import { needsNavigation } from 'virtual:octavo/theme';
import 'virtual:octavo/client-styles';
import { followPages } from 'virtual:octavo/overlay';
import 'virtual:octavo/integrations';
import { KNOWN_ERROR } from './known-error.ts';
import { createFailedPage, loadPage } from '../page/page-loader.ts';
import type { PageModule } from '../page/page-module.ts';
import { loadNavigation } from '../page/section-loader.ts';
import { SiteView } from './site-view.tsx';
import { useBrowserLocation } from './use-location.ts';

/** Starts the site in a document of Octavo's own: takes over what the build rendered, or renders it in dev. */
const root = document.getElementById('octavo');
if (root === null) throw new Error('The document has no element with the id "octavo".');

followPages();

// Of a page whose module has thrown nothing is known but its address: that it fails is said in its place, not that there is none.
const openPage = (href: string): Promise<PageModule | undefined> =>
  loadPage(href).catch((error: unknown) => createFailedPage(error, { href, title: href, file: '', sections: [], toc: [], trail: [] }));
const asked = stripBase(site.base, root.dataset['octavoPath'] ?? location.pathname) ?? '/';
const named = await openPage(asked);
const href = named === undefined ? stripIndex(asked) : asked;
const module = named ?? (href === asked ? undefined : await openPage(href));
if (module !== undefined && href !== asked)
  history.replaceState(history.state, '', encodeHref(withBase(site.base, href)) + location.search + location.hash);
const navigation = needsNavigation ? await loadNavigation(module?.section) : undefined;
const isRendered = root.childElementCount > 0 && root.dataset['octavoRender'] !== 'browser';
const view = (
  <SiteView useLocation={useBrowserLocation} initial={{ href, module }} {...(navigation && { navigation })} isHydrated={isRendered} />
);
if (isRendered) {
  hydrateRoot(root, view, {
    onRecoverableError(error) {
      const isKnown = error instanceof Error && 'digest' in error && error.digest === KNOWN_ERROR;
      if (!isKnown) reportError(error);
    },
  });
}
if (!isRendered) createRoot(root).render(view);
