import type { ReactElement } from 'react';
import type { Json } from '@octavo/core';
import { isList } from '../../../request/request-value.ts';
import { nameValue } from './form-scope.ts';
import type { ValueProps } from './value-props.ts';

/** A list of some of a few values: each is ticked or not; their order is the schema's. */
export function ManyInput({ id, label, value, onChange, values }: ValueProps & { values: readonly Json[] }): ReactElement {
  const ticked = new Set((isList(value) ? value : []).map(nameValue));
  const toggle = (name: string): void => {
    if (!ticked.delete(name)) ticked.add(name);
    const next = values.filter((one) => ticked.has(nameValue(one)));
    onChange(next.length === 0 ? undefined : next);
  };
  return (
    <div className="octavo-try-many" role="group" aria-label={label}>
      {values.map((one, index) => (
        <label key={nameValue(one)}>
          <input
            type="checkbox"
            id={index === 0 ? id : undefined}
            checked={ticked.has(nameValue(one))}
            onChange={() => toggle(nameValue(one))}
          />
          <span>{nameValue(one)}</span>
        </label>
      ))}
    </div>
  );
}
