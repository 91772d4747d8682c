import type { SiteProject } from '../site/project.ts';

/** How the browser finds pages: what a build of a site's own writes does not name them in its program. */
export function renderFindPage({ isDev, mode }: Pick<SiteProject, 'isDev' | 'mode'>): string {
  return isDev || mode === 'embedded'
    ? "export { findListedPage as findPage } from '@octavo/vite/client/page/listed-pages';"
    : "export { findNamedPage as findPage } from '@octavo/vite/client/page/named-pages';";
}
