import { useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { startHash } from '../../behaviors/start-hash.ts';
import { startTabs } from '../../behaviors/start-tabs.ts';
import { useBehavior } from '../behavior/use-behavior.ts';
import { createPanelId, createTabId } from './tab-ids.ts';

export interface TabPanelsProps {
  panels: readonly ReactNode[];
  /** What stands over each panel where no script runs. */
  titles: readonly string[];
  /** The panel that shows at first. */
  initial: number;
  idBase: string;
  /** The `keys` of the choice. */
  keys?: string | undefined;
  /** False while the choice is not a row of tabs: the panels are then plain. */
  hasTabs?: boolean;
}

/** The panels of a choice, after its row of tabs or its select: all in the document, one of them shown. */
export function TabPanels({ panels, titles, initial, idBase, keys, hasTabs = true }: TabPanelsProps): ReactElement {
  const part = useRef<HTMLDivElement>(null);
  useBehavior(part, startTabs, titles.join('\n'));
  useBehavior(part, startHash);
  return (
    <div className="octavo-tab-panels" data-octavo-choice={keys} ref={part}>
      {panels.map((panel, index) => (
        <div
          key={createPanelId(idBase, index)}
          className="octavo-tab-panel"
          id={createPanelId(idBase, index)}
          hidden={index !== initial}
          suppressHydrationWarning
          data-title={titles[index]}
          {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': createTabId(idBase, index) })}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
