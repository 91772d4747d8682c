import { chooseLabel, readLabels, restoreChoices } from './choose-label.ts';
import { findWithin } from './find-within.ts';
import { keepPlace } from './keep-place.ts';
import { listen } from './listen.ts';
import { reveal } from './reveal.ts';
import { showChoice } from './show-choice.ts';

const PANELS = 'octavo-tab-panels';

/**
 * Rows of tabs, and selects in their place, over the panels after them: the pattern of the WAI-ARIA, one stop for Tab, arrows wrap around,
 * Home and End. A choice with a label that other groups have is theirs too, and the next page's.
 */
export function startTabs(root: ParentNode): () => void {
  for (const panels of findWithin(root, `.${PANELS}`)) showOne(panels);
  restoreChoices(root);
  const ends = [
    listen(root, ['click', '[role=tab]'], (tab, event) => select(tab, indexOf(tab)) && event.preventDefault()),
    listen(root, ['keydown', '[role=tab]'], moveInTabs),
    listen<HTMLSelectElement, 'change'>(root, ['change', 'select'], (field) => select(field, Number(field.value))),
    // What the browser's search finds in a hidden panel.
    listen(root, ['beforematch', '[hidden]'], reveal),
  ];
  return () => ends.forEach((end) => end());
}

/** A group whose shown part is gone, as an author's edit takes it, shows its last. */
function showOne(panels: Element): void {
  const shown = [...panels.children].findIndex((panel) => !panel.hasAttribute('hidden'));
  showChoice(panels, shown === -1 ? panels.children.length - 1 : shown);
}

/** False for a list that stands before no panels of ours. */
function select(control: Element, index: number): boolean {
  const list = control.parentElement;
  const panels = list?.nextElementSibling;
  if (!list || !panels?.classList.contains(PANELS)) return false;
  const label = readLabels(panels)[index];
  keepPlace(list, () => {
    showChoice(panels, index);
    if (label) chooseLabel(label);
  });
  return true;
}

function moveInTabs(tab: HTMLElement, event: KeyboardEvent): void {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const step = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  const moves: Record<string, number> = { ArrowRight: indexOf(tab) + step, ArrowLeft: indexOf(tab) - step, Home: 0, End: -1 };
  const move = event.altKey || event.ctrlKey || event.metaKey ? undefined : moves[event.key];
  if (move === undefined) return;
  const next = (move + tabs.length) % tabs.length;
  if (!select(tab, next)) return;
  event.preventDefault();
  tabs[next]?.focus();
}

function indexOf(tab: Element): number {
  return [...(tab.parentElement?.children ?? [])].indexOf(tab);
}
