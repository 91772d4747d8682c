import { findListedPage } from '../page/listed-pages.ts';
import { createPageRenderer } from './render-page.tsx';

/* Renders the documents of a site, whatever their pages are. */
export { renderTree } from './render-page.tsx';

export default createPageRenderer(findListedPage);
