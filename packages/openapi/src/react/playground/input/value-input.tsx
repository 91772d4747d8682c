import type { ReactElement } from 'react';
import { AlternativesInput } from './alternatives-input.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { FileInput } from './file-input.tsx';
import { JsonInput } from './json-input.tsx';
import { ListInput } from './list-input.tsx';
import { MissingInput } from './missing-input.tsx';
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
      return <FileInput {...props} />;
    case 'list':
      return <ListInput {...props} item={input.item} />;
    case 'object':
      return <ObjectInput {...props} input={input} />;
    case 'alternatives':
      return <AlternativesInput {...props} options={input.options} />;
    case 'missing':
      return <MissingInput refs={input.refs} />;
    case 'json':
      return <JsonInput {...props} />;
    default:
      return input satisfies never;
  }
}
