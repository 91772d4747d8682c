import type { ReactElement } from 'react';
import type { Json } from '../../../model/json.ts';
import type { RequestValue } from '../../../request/request-value.ts';
import type { ValueProps } from './value-props.ts';

interface ChoiceInputProps extends ValueProps {
  values: readonly Json[];
}

/** One of the values that a schema allows, or none. */
export function ChoiceInput({ id, label, value, onChange, values, describedBy, isInvalid }: ChoiceInputProps): ReactElement {
  const index = findIndex(values, value);
  // What no longer is a value, or was typed elsewhere, is not hidden: it is what would be sent.
  const isOther = value !== undefined && index === -1;
  return (
    <select
      id={id}
      className="octavo-try-input"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={isOther ? 'other' : index === -1 ? '' : index}
      onChange={(event) => onChange(event.currentTarget.value === '' ? undefined : (values[Number(event.currentTarget.value)] ?? null))}
    >
      <option value="">Not sent</option>
      {isOther && <option value="other">{nameValue(value)}</option>}
      {values.map((one, position) => (
        <option key={nameValue(one)} value={position}>
          {nameValue(one)}
        </option>
      ))}
    </select>
  );
}

/** A value in a list of choices. */
export function nameValue(value: RequestValue): string {
  if (value === '') return '(empty)';
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

function findIndex(values: readonly Json[], value: RequestValue): number {
  if (value === undefined) return -1;
  const exact = values.findIndex((one) => one === value);
  return exact === -1 ? values.findIndex((one) => nameValue(one) === nameValue(value)) : exact;
}
