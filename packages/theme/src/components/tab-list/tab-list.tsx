import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { createPanelId, createTabId } from './tab-ids.ts';

export interface TabListProps {
  /** What each tab shows. */
  labels: readonly ReactNode[];
  selected: number;
  onSelect: (index: number) => void;
  /** From `useId`: links tabs and panels. */
  idBase: string;
  className: string;
  /** What the choice is about, for assistive technology. */
  label?: string | undefined;
}

/** The row of tabs of the WAI-ARIA pattern: one stop for Tab, arrows wrap around, Home and End; the focused tab is the selected one. */
export function TabList({ labels, selected, onSelect, idBase, className, label }: TabListProps): ReactElement {
  const handleKey = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const next = findNextTab(event.key, selected, labels.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
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
          onClick={() => onSelect(index)}
          onKeyDown={handleKey}
        >
          {content}
        </button>
      ))}
    </div>
  );
}

function findNextTab(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (selected + 1) % count;
  if (key === 'ArrowLeft') return (selected - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
