import { useCallback, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useHashTarget } from '../hash/use-hash-target.ts';
import { createPanelId, createTabId } from './tab-ids.ts';

export interface TabPanelsProps {
  panels: readonly ReactNode[];
  /** What stands over each panel where no script runs. */
  titles: readonly string[];
  selected: number;
  /** Called when a hash names something inside a hidden panel. Must be the same function at every render. */
  onReveal: (index: number) => void;
  idBase: string;
  /** The `keys` of the choice. */
  keys?: string | undefined;
  /** False while the choice is not a row of tabs: the panels are then plain. */
  hasTabs?: boolean;
}

/** The panels of a row of tabs: all in the document, one of them shown. */
export function TabPanels({ panels, titles, selected, onReveal, idBase, keys, hasTabs = true }: TabPanelsProps): ReactElement {
  const first = useRef<HTMLDivElement>(null);
  const reveal = useCallback(
    (target: HTMLElement, container: HTMLElement) => {
      const index = [...container.children].findIndex((panel) => panel.contains(target));
      if (index === -1 || container.children[index]?.hasAttribute('hidden') !== true) return false;
      onReveal(index);
      return true;
    },
    [onReveal],
  );
  useHashTarget(first, reveal);
  return (
    <div className="octavo-tab-panels" data-octavo-choice={keys}>
      {panels.map((panel, index) => (
        <div
          key={createPanelId(idBase, index)}
          ref={index === 0 ? first : undefined}
          className="octavo-tab-panel"
          id={createPanelId(idBase, index)}
          hidden={index !== selected}
          data-title={titles[index]}
          {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': createTabId(idBase, index), tabIndex: 0 })}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
