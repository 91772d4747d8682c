import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { createPanelId, createTabId } from './tab-ids.ts';

export interface TabListProps {
  /** What each tab shows. */
  labels: readonly ReactNode[];
  selected: number;
  /** Also told of the tab that was pressed. */
  onSelect: (index: number, tab: Element) => void;
  /** From `useId`: links tabs and panels. */
  idBase: string;
  className: string;
  /** What the choice is about, for assistive technology. */
  label?: string | undefined;
}

/** The row of tabs of the WAI-ARIA pattern: one stop for Tab, arrows wrap around, Home and End; the focused tab is the selected one. */
export function TabList({ labels, selected, onSelect, idBase, className, label }: TabListProps): ReactElement {
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const isReversed = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = findNextTab(event.key, { selected, count: labels.length, step: isReversed ? -1 : 1 });
    if (next === undefined) return;
    const tab = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[next];
    event.preventDefault();
    if (tab) onSelect(next, tab);
    tab?.focus();
  };
  return (
    <div className={className} role="tablist" aria-label={label}>
      {labels.map((content, index) => (
        <button
          key={createTabId(idBase, index)}
          type="button"
          role="tab"
          id={createTabId(idBase, index)}
          aria-controls={createPanelId(idBase, index)}
          aria-selected={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={(event) => onSelect(index, event.currentTarget)}
          onKeyDown={handleKey}
        >
          {content}
        </button>
      ))}
    </div>
  );
}

function findNextTab(key: string, { selected, count, step }: { selected: number; count: number; step: number }): number | undefined {
  if (key === 'ArrowRight') return (selected + step + count) % count;
  if (key === 'ArrowLeft') return (selected - step + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
