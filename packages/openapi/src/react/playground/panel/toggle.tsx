import { useId } from 'react';
import type { ReactElement } from 'react';

interface ToggleProps<Value extends string> {
  label: string;
  options: readonly { value: Value; text: string; title?: string | undefined; isDisabled?: boolean }[];
  value: Value | undefined;
  onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Toggle<Value extends string>({ label, options, value, onChange }: ToggleProps<Value>): ReactElement {
  const name = useId();
  return (
    <div className="octavo-try-toggle" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} title={option.title}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </div>
  );
}
