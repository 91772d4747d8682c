import made from 'virtual:octavo/made-pages';
import { createPageRenderer } from './render-page.tsx';

/* Renders the documents whose pages are texts beside the bundles, and those of the site's own making. No page of an author is part of it. */
export { renderTree } from './render-page.tsx';

export default createPageRenderer(async (href) => made[href]?.());
