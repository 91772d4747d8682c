import type { Input } from '../form/create-input.ts';
import { useFormScope } from './form-scope.ts';
import type { SchemaProps } from './value-props.ts';

/** How a value is typed in, by its schema. */
export function useInput(place: Pick<SchemaProps, 'schema' | 'depth' | 'allowsFiles'>): Input {
  return useFormScope().findInput(place);
}

/** Whether an input has fields of its own: it takes the whole width, and is no element that a label can name. */
export function isGroup({ kind }: Input): boolean {
  return kind === 'object' || kind === 'alternatives' || kind === 'list' || kind === 'missing';
}
