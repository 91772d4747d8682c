import { useText } from '@octavo/theme/internal';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { listOptions } from '../../../schema/list-options.ts';
import type { Input } from '../form/create-input.ts';
import { useFormScope } from './form-scope.ts';
import type { SchemaProps } from './value-props.ts';

interface AlternativesInputProps extends SchemaProps {
  input: Extract<Input, { kind: 'alternatives' }>;
}

/** A value of one of several shapes: which one, then its fields. */
export function AlternativesInput({ input: { choice, options }, ...props }: AlternativesInputProps): ReactElement {
  const { table, findOption, findFixed, renderValue } = useFormScope();
  const { id, label, value, onChange } = props;
  const text = useText();
  const [chosen, setChosen] = useState(() => (value === undefined ? 0 : findOption(value, options)));
  const index = chosen < options.length ? chosen : 0;
  const choose = (next: number): void => {
    setChosen(next);
    onChange(findFixed(options[next]));
  };
  return (
    <div className="octavo-try-group">
      <select
        className="octavo-select octavo-try-input"
        aria-label={text('Variant of {name}', { name: label })}
        value={index}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      >
        {listOptions(choice, table, text).map((option, position) => (
          <option key={option.label} value={position}>
            {option.label}
          </option>
        ))}
      </select>
      {renderValue({ ...props, id: `${id}-${index}`, schema: options[index], depth: props.depth + 1 }, index)}
    </div>
  );
}
