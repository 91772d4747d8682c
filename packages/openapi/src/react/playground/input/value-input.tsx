import type { ReactElement } from 'react';
import type { Input } from '../form/create-input.ts';
import type { AlternativesInput } from './alternatives-input.tsx';
import { Later } from '../answer/later.tsx';
import { describeType } from '../../../schema/describe-type.ts';
import { ChoiceInput } from './choice-input.tsx';
import type { FileInput } from './file-input.tsx';
import type { JsonInput } from './json-input.tsx';
import { useFormScope } from './form-scope.ts';
import type { ListInput } from './list-input.tsx';
import type { MissingInput } from './missing-input.tsx';
import { ObjectInput } from './object-input.tsx';
import { TextInput } from './text-input.tsx';
import type { SchemaProps } from './value-props.ts';

const ANY = { kind: 'text', format: 'text', isLong: false, suggestions: [] } satisfies Input;

/** The input of one value, made from its schema. */
export function ValueInput(props: SchemaProps): ReactElement {
  const { findInput, table } = useFormScope();
  const input = findInput(props);
  switch (input.kind) {
    case 'text':
    case 'number':
      return <TextInput {...props} input={input} />;
    case 'choice':
      return <ChoiceInput {...props} values={input.values} />;
    case 'file':
      return <Later loader={loadFileInput} render={(File) => <File {...props} encoding={input.encoding} />} />;
    case 'list':
      return <Later loader={loadListInput} render={(List) => <List {...props} item={input.item} />} />;
    case 'object':
      return <ObjectInput {...props} input={input} />;
    case 'alternatives':
      return <Later loader={loadAlternativesInput} render={(Alternatives) => <Alternatives {...props} input={input} />} />;
    case 'missing':
      return <Later loader={loadMissingInput} render={(Missing) => <Missing refs={input.refs} />} />;
    case 'json':
      // Where anything may stand, a line of text does.
      if (typeof props.value !== 'object' && describeType(props.schema, table) === 'any') return <TextInput {...props} input={ANY} />;
      return <Later loader={loadJsonInput} render={(Json) => <Json {...props} />} />;
    default:
      return input satisfies never;
  }
}

function loadAlternativesInput(): Promise<typeof AlternativesInput> {
  return import('./alternatives-input.tsx').then((module) => module.AlternativesInput);
}

function loadFileInput(): Promise<typeof FileInput> {
  return import('./file-input.tsx').then((module) => module.FileInput);
}

function loadListInput(): Promise<typeof ListInput> {
  return import('./list-input.tsx').then((module) => module.ListInput);
}

function loadMissingInput(): Promise<typeof MissingInput> {
  return import('./missing-input.tsx').then((module) => module.MissingInput);
}

function loadJsonInput(): Promise<typeof JsonInput> {
  return import('./json-input.tsx').then((module) => module.JsonInput);
}
