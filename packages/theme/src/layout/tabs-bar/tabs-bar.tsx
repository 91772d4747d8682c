import type { ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';
import { LayoutIcon } from '../icon/layout-icon.tsx';
import { DivisionAnchor } from '../links/division-links.tsx';
import type { RegionProps } from '../region.ts';
import { Switcher } from '../switcher/switcher.tsx';

/** The site's tabs below the header on wide screens, each a link or a menu; narrow ones have them in the menu. */
export function TabsBar({ section }: RegionProps): ReactElement | null {
  const words = useWords();
  if (section === undefined || section.tabs.length === 0) return null;
  return (
    <nav className="octavo-tabs-bar" aria-label={words.tabs}>
      <ul className="octavo-tabs-bar-list">
        {section.tabs.map((tab) => (
          <li key={`${tab.name} ${tab.href}`} data-align={tab.align} data-current={tab.isActive ? '' : undefined}>
            {tab.items === undefined ? (
              <DivisionAnchor link={tab} />
            ) : (
              <Switcher key={section.id} className="octavo-tab-menu" label={tab.name} links={tab.items}>
                <LayoutIcon icon={tab.icon} className="octavo-nav-icon" />
                {tab.name}
              </Switcher>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
