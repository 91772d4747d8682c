import type { ReactElement } from 'react';
import type { AlternativesInput } from './alternatives-input.tsx';
import { Later } from '../answer/later.tsx';
import { ChoiceInput } from './choice-input.tsx';
import type { FileInput } from './file-input.tsx';
import type { JsonInput } from './json-input.tsx';
import type { ListInput } from './list-input.tsx';
import type { MissingInput } from './missing-input.tsx';
import { ObjectInput } from './object-input.tsx';
import { TextInput } from './text-input.tsx';
import { useInput } from './use-input.ts';
import type { SchemaProps } from './value-props.ts';

/** The input of one value, made from its schema. */
export function ValueInput(props: SchemaProps): ReactElement {
  const input = useInput(props);
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
      return <Later loader={loadAlternativesInput} render={(Alternatives) => <Alternatives {...props} options={input.options} />} />;
    case 'missing':
      return <Later loader={loadMissingInput} render={(Missing) => <Missing refs={input.refs} />} />;
    case 'json':
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
