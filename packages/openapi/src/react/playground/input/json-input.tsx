import { useState } from 'react';
import type { ReactElement } from 'react';
import { describeType } from '../../../schema/describe-type.ts';
import { findJson, stringifyJson } from '../../../request/json-text.ts';
import { useFormScope } from './form-scope.ts';
import { JsonEditor } from './json-editor.tsx';
import { TextInput } from './text-input.tsx';
import type { SchemaProps } from './value-props.ts';

/** A value that no fields can be made for: typed as JSON. Where anything may stand, a line of text does. */
export function JsonInput(props: SchemaProps): ReactElement {
  const { table } = useFormScope();
  const { id, label, value, onChange, schema, describedBy } = props;
  const [text, setText] = useState(() => (value === undefined ? '' : typeof value === 'string' ? value : stringifyJson(value, 2)));
  if (describeType(schema, table) === 'any' && (value === undefined || typeof value !== 'object'))
    return <TextInput {...props} input={{ kind: 'text', format: 'text', isLong: false, suggestions: [] }} />;
  const change = (next: string): void => {
    setText(next);
    onChange(next.trim() === '' ? undefined : (findJson(next) ?? next));
  };
  return <JsonEditor id={id} label={label} text={text} onChange={change} rows={3} describedBy={describedBy} />;
}
