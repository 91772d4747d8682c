import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Behavior } from '../../behaviors/behavior.ts';
import { useLateBehavior } from '../../components/behavior/use-late-behavior.ts';
import { useSite } from '../../context/use-site.ts';
import { useWords } from '../../words/use-words.ts';
import { Sign } from '../sign/sign.tsx';
import { DivisionLinks } from '../links/division-links.tsx';
import { TopButton } from '../links/top-button.tsx';
import { TopLinks } from '../links/top-links.tsx';
import type { RegionProps } from '../region.ts';

/** The id that the menu button names in `popovertarget`. */
export const MENU_ID = 'octavo-menu';

/**
 * The column of the sidebar on wide screens, a drawer with tabs, versions and links below it on narrow ones. One element for both, so
 * that the tree is in the HTML once; a native popover, so that it opens, and closes by Escape or a click beside it, before React is there.
 * `startDrawer` makes it a dialog.
 */
export function Menu({ page, section, children }: Omit<RegionProps, 'navigation'> & { children: ReactNode }): ReactElement {
  const { name } = useSite();
  const words = useWords();
  const ref = useRef<HTMLDivElement>(null);
  const href = page?.href;
  const shownHref = useRef(href);
  useLateBehavior(ref, loadDrawer);
  useEffect(() => {
    if (shownHref.current !== href) hide(ref.current);
    shownHref.current = href;
  }, [href]);
  return (
    <div ref={ref} id={MENU_ID} className="octavo-menu" popover="auto">
      <div className="octavo-menu-top">
        <div className="octavo-menu-bar">
          <span className="octavo-menu-name">{name}</span>
          <button
            type="button"
            className="octavo-icon-button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            aria-label={words.closeMenu}
          >
            <Sign name="close" />
          </button>
        </div>
      </div>
      {children}
      <div className="octavo-menu-top octavo-menu-more">
        {section && section.tabs.length > 0 && <DivisionLinks className="octavo-menu-links octavo-menu-tabs" links={section.tabs} />}
        {section?.products && section.products.length > 1 && <DivisionLinks className="octavo-menu-versions" links={section.products} />}
        {section?.languages && section.languages.length > 1 && <DivisionLinks className="octavo-menu-versions" links={section.languages} />}
        {section && section.versions.length > 1 && <DivisionLinks className="octavo-menu-versions" links={section.versions} />}
        <TopLinks className="octavo-menu-links" />
        <TopButton />
      </div>
    </div>
  );
}

function hide(element: HTMLElement | null): void {
  if (element !== null && 'showPopover' in element && element.matches(':popover-open')) element.hidePopover();
}

async function loadDrawer(): Promise<Behavior> {
  const { startDrawer } = await import('../../behaviors/start-drawer.ts');
  return startDrawer;
}
