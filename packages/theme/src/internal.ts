// What Octavo's own packages share with the theme beside its entry: it changes with any version.
export { CopyButton } from './components/copy-button/copy-button.tsx';
export { findHashTarget } from './behaviors/find-hash-target.ts';
export { OctavoProvider, useOctavoContext } from './context/octavo-provider.tsx';
export { PageProvider } from './context/page-provider.tsx';
export type { NavigationData } from './data/navigation-data.ts';
export type { Repository } from './data/repository.ts';
export type { ImageSize } from './data/site-data.ts';
export { createMetaTags, documentTitle, findTagAttribute } from './head/create-meta-tags.ts';
export type { HeadPage } from './head/create-meta-tags.ts';
export { findPageLanguage } from './head/find-page-language.ts';
export { CONTENT_ID } from './layout/content-id.ts';
export { isRegion } from './layout/docs-layout/default-regions.ts';
export { SidebarTree } from './layout/sidebar/sidebar-tree.tsx';
export { localizeSite } from './layout/docs-layout/localize-site.ts';
export { createFindText, useText } from './words/use-text.ts';
export type { FindText } from './words/use-text.ts';
export { splitWords } from './words/split-words.ts';
export { createFontStyle } from './style/create-font-style.ts';
