import type { ReactElement } from 'react';
import { DivisionLinks } from '../links/division-links.tsx';
import type { RegionProps } from '../region.ts';

/** The site's tabs below the header on wide screens; narrow ones have them in the menu. */
export function TabsBar({ section }: RegionProps): ReactElement | null {
  if (section === undefined || section.tabs.length === 0) return null;
  return (
    <nav className="octavo-tabs-bar" aria-label="Tabs">
      <DivisionLinks className="octavo-tabs-bar-list" links={section.tabs} />
    </nav>
  );
}
