import { useText } from '@octavo/theme/internal';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Schema } from '../../../model/schema.ts';
import type { NamedValues, RequestValue } from '../../../request/request-value.ts';
import { useFormScope } from './form-scope.ts';
import { useRowFocus } from './use-row-focus.ts';

interface MapInputProps {
  id: string;
  label: string;
  schema: Schema;
  depth: number;
  value: NamedValues;
  onChange: (value: NamedValues) => void;
}

interface Row {
  id: number;
  name: string;
  value: RequestValue;
}

/** Members whose names the reader chooses. */
export function MapInput({ id, label, schema, depth, value, onChange }: MapInputProps): ReactElement {
  const { renderValue } = useFormScope();
  const text = useText();
  const [rows, setRows] = useState<Row[]>(() => Object.entries(value).map(([name, member], index) => ({ id: index, name, value: member })));
  const list = useRowFocus(rows.length);
  const change = (next: Row[]): void => {
    setRows(next);
    // A row without a name is not sent yet.
    onChange(Object.fromEntries(next.filter(({ name }) => name !== '').map((row) => [row.name, row.value ?? ''])));
  };
  const update = (row: Row, part: Partial<Row>): void => change(rows.map((one) => (one === row ? { ...one, ...part } : one)));
  return (
    <div ref={list} className="octavo-try-list">
      {rows.map((row, index) => (
        <div key={row.id} className="octavo-try-item" tabIndex={-1} data-kind="map">
          <input
            className="octavo-try-input"
            aria-label={text('Name {number} in {name}', { number: index + 1, name: label })}
            placeholder={text('name')}
            value={row.name}
            spellCheck={false}
            onChange={(event) => update(row, { name: event.currentTarget.value })}
          />
          {renderValue({
            id: `${id}.${row.id}`,
            label: text('Value of {name}', { name: row.name || `${text('name')} ${index + 1}` }),
            schema,
            depth,
            value: row.value,
            onChange: (member) => update(row, { value: member }),
          })}
          <button
            type="button"
            className="octavo-try-remove"
            aria-label={text('Remove {name}', { name: row.name || `${text('name')} ${index + 1}` })}
            onClick={() => change(rows.filter((one) => one !== row))}
          />
        </div>
      ))}
      <button
        type="button"
        className="octavo-try-link"
        onClick={() => setRows([...rows, { id: (rows.at(-1)?.id ?? -1) + 1, name: '', value: undefined }])}
      >
        {text('Add a name')}
      </button>
    </div>
  );
}
