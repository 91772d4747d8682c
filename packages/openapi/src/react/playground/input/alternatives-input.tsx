import { useText } from '@octavo/theme/internal';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { InputOption } from '../form/create-input.ts';
import { useFormScope } from './form-scope.ts';
import type { SchemaProps } from './value-props.ts';

/** A value of one of several shapes: which one, then its fields. */
export function AlternativesInput({ options, ...props }: SchemaProps & { options: readonly InputOption[] }): ReactElement {
  const { findOption, findFixed, renderValue } = useFormScope();
  const { id, label, value, onChange } = props;
  const text = useText();
  const [chosen, setChosen] = useState(() => (value === undefined ? 0 : findOption(value, options)));
  const index = chosen < options.length ? chosen : 0;
  const choose = (next: number): void => {
    setChosen(next);
    onChange(findFixed(options[next]?.schema));
  };
  return (
    <div className="octavo-try-group">
      <select
        className="octavo-try-input"
        aria-label={text('Variant of {name}', { name: label })}
        value={index}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      >
        {options.map((option, position) => (
          <option key={option.label} value={position}>
            {option.label}
          </option>
        ))}
      </select>
      {renderValue({ ...props, id: `${id}-${index}`, schema: options[index]?.schema, depth: props.depth + 1 }, index)}
    </div>
  );
}
