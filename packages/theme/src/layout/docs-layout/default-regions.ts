import { Feedback } from '../feedback/feedback.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { SURROUNDED } from '../region.ts';
import type { Regions } from '../region.ts';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { TabsBar } from '../tabs-bar/tabs-bar.tsx';
import { Toc } from '../toc/toc.tsx';

/** Whether a name is that of a region or of a slot around one; any other is that of a component of pages. */
export function isRegion(name: string): boolean {
  const isSlot = SURROUNDED.some((part) => name === `Before${part}` || name === `After${part}`);
  return isSlot || name === 'PageMenu' || name in defaultRegions;
}

/** The regions that a site has unless it brings its own. */
export const defaultRegions: Regions = { Header, TabsBar, Sidebar, Toc, Feedback, Pagination, Footer, NotFound };
