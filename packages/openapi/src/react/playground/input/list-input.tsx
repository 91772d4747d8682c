import { useText } from '@octavo/theme/internal';
import { useState } from 'react';
import type { ReactElement } from 'react';
import type { Schema } from '../../../model/schema.ts';
import { isList } from '../../../request/request-value.ts';
import type { RequestValue } from '../../../request/request-value.ts';
import { ManyInput } from './many-input.tsx';
import { isGroup, useFormScope } from './form-scope.ts';
import { useRowFocus } from './use-row-focus.ts';
import type { SchemaProps } from './value-props.ts';

/** Values that are few enough to be ticked. */
const MOST_TICKED = 16;

/** A list: one input per item, or boxes to tick where the items are of a few values. */
export function ListInput({ item, ...props }: SchemaProps & { item: Schema }): ReactElement {
  const input = useFormScope().findInput({ schema: item, depth: props.depth + 1 });
  if (input.kind === 'choice' && input.values.length > 1 && input.values.length <= MOST_TICKED)
    return <ManyInput {...props} values={input.values} />;
  return <ItemList {...props} item={item} isWide={isGroup(input) || input.kind === 'json'} />;
}

interface Row {
  id: number;
  value: RequestValue;
}

function ItemList({
  item,
  isWide,
  id,
  label,
  value,
  onChange,
  depth,
  allowsFiles,
}: SchemaProps & { item: Schema; isWide: boolean }): ReactElement {
  const { renderValue } = useFormScope();
  const text = useText();
  const [rows, setRows] = useState<Row[]>(() => (isList(value) ? value.map((one, index) => ({ id: index, value: one })) : []));
  const list = useRowFocus(rows.length);
  const change = (next: Row[]): void => {
    setRows(next);
    // An item that nothing was typed into is not sent yet.
    const given = next.map((row) => row.value).filter((one) => one !== undefined);
    onChange(given.length === 0 ? undefined : given);
  };
  return (
    <div ref={list} className="octavo-try-list">
      {rows.map((row, index) => (
        <div key={row.id} className="octavo-try-item" tabIndex={-1} data-kind={isWide ? 'wide' : 'line'}>
          {renderValue({
            id: `${id}.${row.id}`,
            label: `${label} ${index + 1}`,
            schema: item,
            depth: depth + 1,
            allowsFiles: allowsFiles === true,
            value: row.value,
            onChange: (next) => change(rows.map((one) => (one === row ? { ...one, value: next } : one))),
          })}
          <button
            type="button"
            className="octavo-try-remove"
            aria-label={text('Remove {name}', { name: `${label} ${index + 1}` })}
            onClick={() => change(rows.filter((one) => one !== row))}
          >
            {isWide && text('Remove')}
          </button>
        </div>
      ))}
      <button
        type="button"
        id={id}
        className="octavo-try-link"
        aria-label={text('Add {name}', { name: label })}
        onClick={() => setRows([...rows, { id: (rows.at(-1)?.id ?? -1) + 1, value: undefined }])}
      >
        {text('Add')}
      </button>
    </div>
  );
}
