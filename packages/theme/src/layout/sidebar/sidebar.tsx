import type { NavItem } from '@octavo/core';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { useHref } from '../../context/use-href.ts';
import { useSite } from '../../context/use-site.ts';
import { useWords } from '../../words/use-words.ts';
import { Anchors } from '../anchors/anchors.tsx';
import { Dropdowns } from '../dropdowns/dropdowns.tsx';
import type { RegionProps } from '../region.ts';
import { countPages } from './count-pages.ts';
import { createSidebarEntries, SMALL_DIVISION } from './create-sidebar-entries.ts';
import type { SidebarBranch, SidebarChoices } from './create-sidebar-entries.ts';
import { revealCurrent } from '../../behaviors/reveal-current.ts';
import { SidebarList } from './sidebar-list.tsx';
import { findScroller, useHeldView } from './use-held-view.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * The anchors and the tree of the section's pages.
 *
 * The server sends the tree light: branches away from the current page closed, as links. The browser leaves that HTML as it is until
 * `navigation` has arrived, then shows the whole tree, without moving what the reader looks at. Open and closed groups are remembered.
 */
export function Sidebar({ section, page, navigation }: RegionProps): ReactElement {
  const resolveHref = useHref();
  const words = useWords();
  const ref = useRef<HTMLElement>(null);
  const isStatic = !useIsHydrated();
  const current = page?.href;
  const href = current === undefined ? undefined : resolveHref(current);
  const next = useMemo(() => ({ navigation, page: current, href, isStatic }), [navigation, current, href, isStatic]);
  const shown = useHeldView(ref, next);
  const tree = useLastTree(shown.navigation);
  const [choices, setChoices] = useState<SidebarChoices>(new Map());
  const toggle = (branch: SidebarBranch): void => setChoices(new Map(choices).set(branch.key, { isOpen: !branch.isOpen, at: current }));

  useLayoutEffect(() => {
    const scroller = findScroller(ref.current);
    if (scroller !== undefined && shown.page !== undefined) revealCurrent(scroller);
  }, [shown.page]);

  return (
    <nav className="octavo-sidebar" aria-label={words.pages} ref={ref}>
      {section?.dropdowns && <Dropdowns key={section.id} dropdowns={section.dropdowns} />}
      {section && <Anchors anchors={section.anchors} />}
      {tree === undefined ? (
        <div className="octavo-nav" key="untouched" dangerouslySetInnerHTML={UNTOUCHED} suppressHydrationWarning />
      ) : (
        <div className="octavo-nav" key="tree">
          <SidebarList
            entries={createSidebarEntries(tree, { current: shown.page, choices, isStatic: shown.isStatic })}
            onToggle={shown.isStatic ? undefined : toggle}
          />
          {countPages(tree) > SMALL_DIVISION && <ContentsLink />}
        </div>
      )}
    </nav>
  );
}

/** Whatever HTML the server sent stays. One object for ever: React 19.0 writes its (empty) HTML again for every new one. */
const UNTOUCHED = { __html: '' };

/** The tree, or the one before while the next section's is on its way. */
function useLastTree(navigation: NavItem[] | undefined): NavItem[] | undefined {
  const [last, setLast] = useState(navigation);
  if (navigation !== undefined && navigation !== last) setLast(navigation);
  return navigation ?? last;
}

function ContentsLink(): ReactElement {
  const { contents } = useSite();
  const resolveHref = useHref();
  const words = useWords();
  return (
    <a className="octavo-nav-contents" href={resolveHref(contents)}>
      {words.allPages}
    </a>
  );
}
