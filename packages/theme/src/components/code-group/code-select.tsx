import type { ReactElement } from 'react';

export interface CodeSelectProps {
  label: string;
  labels: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
}

/** The choice among many code blocks, as a select. */
export function CodeSelect({ label, labels, selected, onSelect }: CodeSelectProps): ReactElement {
  return (
    <div className="octavo-code-group-list">
      <select aria-label={label} value={selected} onChange={(event) => onSelect(Number(event.currentTarget.value))}>
        {labels.map((text, index) => (
          <option key={index} value={index}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
