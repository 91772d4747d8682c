import type { ReactElement } from 'react';
import { createTabId } from '../tab-list/tab-ids.ts';

export interface CodeSelectProps {
  label: string;
  labels: readonly string[];
  selected: number;
  onSelect: (index: number, select: Element) => void;
  /** From `useId`. */
  idBase: string;
}

/** The choice among many code blocks, as a select. */
export function CodeSelect({ label, labels, selected, onSelect, idBase }: CodeSelectProps): ReactElement {
  return (
    <div className="octavo-code-group-list">
      <select aria-label={label} value={selected} onChange={(event) => onSelect(Number(event.currentTarget.value), event.currentTarget)}>
        {labels.map((text, index) => (
          <option key={createTabId(idBase, index)} value={index}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
