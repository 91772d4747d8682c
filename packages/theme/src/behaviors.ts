// What readers do in the markup of pages, for a document that runs no React: each function works on the part of a document that it is given.
export type { Behavior } from './behaviors/behavior.ts';
export { asksForSearch } from './behaviors/asks-for-search.ts';
export { followHash } from './behaviors/follow-hash.ts';
export { startBanners } from './behaviors/start-banners.ts';
export { startContents } from './behaviors/start-contents.ts';
export { startCopy } from './behaviors/start-copy.ts';
export { startExpand } from './behaviors/start-expand.ts';
export { startMenus } from './behaviors/start-menus.ts';
export { startPageMenu } from './behaviors/start-page-menu.ts';
export { startRating } from './behaviors/start-rating.ts';
export { startStars } from './behaviors/start-stars.ts';
export { startTabs } from './behaviors/start-tabs.ts';
export { startTooltips } from './behaviors/start-tooltips.ts';
export { startTree } from './behaviors/start-tree.ts';
export { startUpdates } from './behaviors/start-updates.ts';
export { startViews } from './behaviors/start-views.ts';
export { startZoom } from './behaviors/start-zoom.ts';
export { startStops } from './behaviors/start-stops.ts';
