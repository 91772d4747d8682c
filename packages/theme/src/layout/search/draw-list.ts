import type { SearchText } from '../../data/search-client.ts';
import type { SearchGroup, SearchItem } from './create-search-groups.ts';
import { element, sign } from './element.ts';
import type { Part } from './element.ts';

/** What the list is drawn from. */
export interface DrawnList {
  id: string;
  groups: readonly SearchGroup[];
  /** Counts through all groups. */
  active: number;
  /** The address of an item, with the base; undefined for a search to make again. */
  findHref: (item: SearchItem) => string | undefined;
  onPoint: (index: number) => void;
  onChoose: (item: SearchItem, event: MouseEvent) => void;
}

/** The id of an option of the list. */
export function toOptionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** What stands in the listbox: the input keeps the focus, and names the active option. */
export function drawList({ groups, ...list }: DrawnList): HTMLElement[] {
  return groups.map((group) =>
    element(
      'div',
      { role: 'group', 'aria-label': group.label, class: 'octavo-search-group' },
      group.isLabelled && element('div', { class: 'octavo-search-label', 'aria-hidden': true }, group.label),
      ...group.items.map((item) => drawOption(item, list)),
    ),
  );
}

/** A link where it leads somewhere, so that it opens in a new tab as links do. */
function drawOption(item: SearchItem, { id, active, findHref, onPoint, onChoose }: Omit<DrawnList, 'groups'>): HTMLElement {
  const { index, kind, trail = [], title, excerpt } = item;
  const href = findHref(item);
  return element(
    'a',
    {
      id: toOptionId(id, index),
      role: 'option',
      class: 'octavo-search-option',
      'data-kind': kind,
      tabindex: -1,
      'aria-selected': index === active,
      href,
      onclick: (event: MouseEvent) => onChoose(item, event),
      onpointermove: () => onPoint(index),
      onpointerdown: (event: Event) => href === undefined && event.preventDefault(),
    },
    sign(item.sign),
    element(
      'span',
      { class: 'octavo-search-text' },
      trail.length > 0 && element('span', { class: 'octavo-search-trail' }, trail.join(' › ')),
      element('span', { class: 'octavo-search-title' }, ...mark(title)),
      excerpt && element('span', { class: 'octavo-search-excerpt' }, ...mark(excerpt)),
    ),
    sign('enter'),
  );
}

/** A text with what was searched for marked. */
function mark(text: SearchText): Part[] {
  return text.map((piece) => (piece.isMatch ? element('mark', {}, piece.text) : piece.text));
}
