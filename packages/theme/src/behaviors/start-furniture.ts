import { startContents } from './start-contents.ts';
import { startMenus } from './start-menus.ts';
import { startPageMenu } from './start-page-menu.ts';
import { startRating } from './start-rating.ts';
import { startStops } from './start-stops.ts';
import { startStars } from './start-stars.ts';

/** All that readers do around a page: its menu, its contents, a rating, menus, stars, stops of the Tab key. */
export function startFurniture(root: ParentNode): () => void {
  const ends = [startContents, startMenus, startPageMenu, startRating, startStars, startStops].map((start) => start(root));
  return () => ends.forEach((end) => end());
}
