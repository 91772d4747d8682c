import type { ReactElement } from 'react';
import { createTabId } from '../tab-list/tab-ids.ts';

export interface CodeSelectProps {
  label: string;
  labels: readonly string[];
  /** What is chosen at first: `startTabs` follows what comes after. */
  initial: number;
  /** From `useId`. */
  idBase: string;
}

/** The choice among many code blocks, as a select. */
export function CodeSelect({ label, labels, initial, idBase }: CodeSelectProps): ReactElement {
  return (
    <div className="octavo-code-group-list">
      <select className="octavo-select" aria-label={label} defaultValue={initial}>
        {labels.map((text, index) => (
          <option key={createTabId(idBase, index)} value={index}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
