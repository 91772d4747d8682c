import { revealCurrent } from '@octavo/theme/internal/behaviors';
import { readSetting } from './core-script.ts';
import { endAll, findAround, listenTo } from './listen-to.ts';
import { loadPart } from './load-part.ts';
import type * as Sidebar from './sidebar-tree.ts';

/** What works on the whole tree, once it has come: a page that is shown then is marked before its first frame. */
let sidebar: typeof Sidebar | undefined;

/**
 * Makes the groups of the sidebar buttons, and opens them with what `sidebar-tree.ts` does, which comes when the reader is near. Returns what
 * ends it.
 */
export function startSidebar(): () => void {
  const nav = document.querySelector<HTMLElement>('.octavo-nav');
  const tree = readSetting('tree');
  if (!nav || !tree) return () => undefined;
  if (nav.dataset['octavoTree'] === tree) sidebar?.markCurrent(nav);
  else prepareGroups(nav);
  revealCurrent(nav.closest<HTMLElement>('.octavo-menu') ?? nav);
  const ends = [
    listenTo(nav, ['pointerover', 'focusin'], () => use(({ loadTree }) => loadTree(nav, tree))),
    listenTo(nav, ['click'], (event) => {
      const group = findAround(event, 'button.octavo-nav-group');
      if (group) use(({ toggleGroup }) => toggleGroup(nav, { tree, group }));
    }),
  ];
  return () => endAll(ends);
}

function use(run: (part: typeof Sidebar) => unknown): void {
  void loadPart('sidebar').then((part) => run((sidebar = part)));
}

/** The document's links and titles of groups become buttons. */
function prepareGroups(nav: Element): void {
  for (const title of nav.querySelectorAll<HTMLElement>(':is(a,span).octavo-nav-group')) {
    const button = createButton(title.localName === 'span');
    button.append(...title.childNodes);
    title.replaceWith(button);
  }
  for (const branch of nav.querySelectorAll<HTMLElement>('[data-octavo-group]')) {
    if (branch.children.length > 1) continue;
    const button = createButton(branch.nextElementSibling !== null);
    button.ariaLabel = branch.dataset['octavoGroup'] ?? '';
    branch.append(button);
  }
}

function createButton(isOpen: boolean): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'octavo-nav-group';
  button.ariaExpanded = String(isOpen);
  return button;
}
