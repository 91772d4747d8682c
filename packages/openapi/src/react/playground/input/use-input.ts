import { createInput } from '../form/create-input.ts';
import type { Input } from '../form/create-input.ts';
import { useFormScope } from './form-scope.ts';
import type { SchemaProps } from './value-props.ts';

/** Levels of objects and lists that have fields of their own; what lies deeper is typed as JSON. */
const DEEPEST = 6;

/** How a value is typed in, by its schema. */
export function useInput({ schema, depth, allowsFiles = false }: Pick<SchemaProps, 'schema' | 'depth' | 'allowsFiles'>): Input {
  const { table } = useFormScope();
  return depth > DEEPEST ? { kind: 'json' } : createInput(schema, table, allowsFiles);
}

/** Whether an input has fields of its own: it takes the whole width, and is no element that a label can name. */
export function isGroup({ kind }: Input): boolean {
  return kind === 'object' || kind === 'alternatives' || kind === 'list' || kind === 'missing';
}
