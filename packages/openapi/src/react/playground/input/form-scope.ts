import { createContext, useContext } from 'react';
import type { Context, ReactElement } from 'react';
import type { SchemaTable } from '../../../model/schema.ts';
import type { Input } from '../form/create-input.ts';
import type { SchemaProps } from './value-props.ts';

/** What every field of a form needs to know. */
export interface FormScope {
  table: SchemaTable;
  /** Fetches schemas that are too deep for the page. */
  load: (refs: readonly string[]) => Promise<void>;
  /** Finds how a value is typed in: what lies very deep is typed as JSON. */
  findInput: (place: Pick<SchemaProps, 'schema' | 'depth' | 'allowsFiles'>) => Input;
  /** Draws the input of a value: inputs stand in inputs. */
  renderValue: (props: SchemaProps, key?: string | number) => ReactElement;
}

/** Around a form. */
export const FormScopeContext: Context<FormScope | undefined> = createContext<FormScope | undefined>(undefined);

/** The scope of the form around a field. */
export function useFormScope(): FormScope {
  const scope = useContext(FormScopeContext);
  if (scope === undefined) throw new Error('useFormScope() needs <FormScopeContext> around it.');
  return scope;
}
