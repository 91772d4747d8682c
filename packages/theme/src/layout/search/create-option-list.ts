import type { SearchGroup, SearchItem } from './create-search-groups.ts';
import { drawList, toOptionId } from './draw-list.ts';
import { element } from './element.ts';
import { findNextOption } from './find-next-option.ts';

/** The options below a field that keeps the focus. */
export interface OptionList {
  element: HTMLElement;
  /** Draws other options; what the reader pointed at counts for a list of one name alone. */
  show(name: string, groups: readonly SearchGroup[]): void;
  /** Takes a key of the field: moves, or chooses the active option. */
  press(event: KeyboardEvent): void;
}

interface OptionListSetup {
  label: string;
  /** The field, whose ARIA attributes name the active option. */
  field: HTMLInputElement;
  findHref: (item: SearchItem) => string | undefined;
  onChoose: (item: SearchItem, event: MouseEvent) => void;
}

const LIST = 'octavo-search-list';

/** Makes the listbox of a combobox, as the ARIA Authoring Practices describe it. */
export function createOptionList({ label, field, findHref, onChoose }: OptionListSetup): OptionList {
  let shown: { name: string; groups: readonly SearchGroup[] } = { name: '', groups: [] };
  let pointed: { list: string; index: number } | undefined;
  const list = element('div', { id: LIST, role: 'listbox', 'aria-label': label, class: 'octavo-search-list' });
  field.setAttribute('aria-controls', LIST);

  function find(): { count: number; active: number; isPointed: boolean } {
    const { name, groups } = shown;
    const count = groups.reduce((sum, { items }) => sum + items.length, 0);
    // To ask is offered; the best page is what is meant.
    const first = groups[0]?.items[0]?.kind === 'ask' && count > 1 ? 1 : 0;
    const isPointed = pointed?.list === name;
    return { count, active: pointed && isPointed ? Math.min(pointed.index, count - 1) : first, isPointed };
  }

  function mark(): void {
    const { count, active } = find();
    const id = toOptionId(LIST, active);
    for (const option of list.querySelectorAll('[role=option]')) option.setAttribute('aria-selected', String(option.id === id));
    field.setAttribute('aria-expanded', String(count > 0));
    if (count === 0) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', id);
    list.querySelector(`#${id}`)?.scrollIntoView({ block: 'nearest' });
  }

  function point(index: number): void {
    const { active, isPointed } = find();
    if (isPointed && active === index) return;
    pointed = { list: shown.name, index };
    mark();
  }

  return {
    element: list,
    show(name, groups) {
      shown = { name, groups };
      list.replaceChildren(...drawList({ id: LIST, groups, active: find().active, findHref, onPoint: point, onChoose }));
      mark();
    },
    press(event) {
      const { count, active, isPointed } = find();
      const next = findNextOption(event, { active, count, isInList: isPointed });
      if (next === undefined && (event.key !== 'Enter' || event.isComposing)) return;
      event.preventDefault();
      if (next !== undefined) return point(next);
      const { ctrlKey, metaKey, shiftKey } = event;
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
      list.querySelector(`#${toOptionId(LIST, active)}`)?.dispatchEvent(click);
    },
  };
}
