import { useText } from '@octavo/theme/internal';
import type { ReactElement } from 'react';
import type { Json } from '@octavo/core';
import type { RequestValue } from '../../../request/request-value.ts';
import { nameValue } from './form-scope.ts';
import { Select } from './select.tsx';
import type { ValueProps } from './value-props.ts';

interface ChoiceInputProps extends ValueProps {
  values: readonly Json[];
}

/** One of the values that a schema allows, or none. */
export function ChoiceInput({ id, label, value, onChange, values, describedBy, isInvalid }: ChoiceInputProps): ReactElement {
  const text = useText();
  const index = findIndex(values, value);
  // What no longer is a value, or was typed elsewhere, is not hidden: it is what would be sent.
  const isOther = value !== undefined && index === -1;
  return (
    <Select
      id={id}
      label={label}
      describedBy={describedBy}
      isInvalid={isInvalid}
      value={isOther ? 'other' : index === -1 ? '' : index}
      options={[
        { value: '', text: text('Not sent') },
        ...(isOther ? [{ value: 'other', text: nameValue(value) }] : []),
        ...values.map((one, position) => ({ value: position, text: nameValue(one) })),
      ]}
      onChange={(next) => onChange(next === '' ? undefined : (values[Number(next)] ?? null))}
    />
  );
}

function findIndex(values: readonly Json[], value: RequestValue): number {
  if (value === undefined) return -1;
  const exact = values.findIndex((one) => one === value);
  return exact === -1 ? values.findIndex((one) => nameValue(one) === nameValue(value)) : exact;
}
