import type { ReactElement, ReactNode } from 'react';
import { createPanelId, createTabId } from './tab-ids.ts';

export interface TabListProps {
  /** What each tab shows. */
  labels: readonly ReactNode[];
  /** The tab that is selected at first: `startTabs` writes what comes after. */
  initial: number;
  /** From `useId`: links tabs and panels. */
  idBase: string;
  className: string;
  /** What the choice is about, for screen readers. */
  label?: string | undefined;
}

/** The row of tabs of the WAI-ARIA pattern, before its `TabPanels`. */
export function TabList({ labels, initial, idBase, className, label }: TabListProps): ReactElement {
  return (
    <div className={className} role="tablist" aria-label={label}>
      {labels.map((content, index) => (
        <button
          key={createTabId(idBase, index)}
          type="button"
          role="tab"
          id={createTabId(idBase, index)}
          aria-controls={createPanelId(idBase, index)}
          aria-selected={index === initial}
          tabIndex={index === initial ? 0 : -1}
          suppressHydrationWarning
        >
          {content}
        </button>
      ))}
    </div>
  );
}
