import { useState } from 'react';
import type { ReactElement } from 'react';
import { findJson, stringifyJson } from '../../../request/json-text.ts';
import { JsonEditor } from './json-editor.tsx';
import type { SchemaProps } from './value-props.ts';

/** A value that no fields can be made for: typed as JSON. */
export function JsonInput({ id, label, value, onChange, describedBy }: SchemaProps): ReactElement {
  const [text, setText] = useState(() => (value === undefined ? '' : typeof value === 'string' ? value : stringifyJson(value, 2)));
  const change = (next: string): void => {
    setText(next);
    onChange(next.trim() === '' ? undefined : (findJson(next) ?? next));
  };
  return <JsonEditor id={id} label={label} text={text} onChange={change} rows={3} describedBy={describedBy} />;
}
