import type { ReactElement } from 'react';

interface SelectProps {
  label: string;
  options: readonly { value: string | number; text: string; isDisabled?: boolean }[];
  value: string | number;
  onChange: (value: string) => void;
  id?: string | undefined;
  describedBy?: string | undefined;
  isInvalid?: boolean | undefined;
}

/** One of several, in the browser's own list. */
export function Select({ label, options, value, onChange, id, describedBy, isInvalid }: SelectProps): ReactElement {
  return (
    <select
      id={id}
      className="octavo-select octavo-try-input"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.isDisabled}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
