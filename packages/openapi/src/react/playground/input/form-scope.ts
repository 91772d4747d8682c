import { createContext, useContext } from 'react';
import type { Context, ReactElement } from 'react';
import type { Response } from '../../../model/operation.ts';
import type { Schema, SchemaTable } from '../../../model/schema.ts';
import type { RequestValue } from '../../../request/request-value.ts';
import type { checkValue } from '../form/check-value.ts';
import type { Input } from '../form/create-input.ts';
import type { SchemaProps } from './value-props.ts';

/** What every field of a form needs to know. With the functions below it is all that fields which are loaded later share with the others. */
export interface FormScope {
  table: SchemaTable;
  /** What the API file says of the operation's answers. */
  responses: readonly Response[];
  /** The body of a request of GraphQL, whose answer has the names that it gives. */
  sent?: string | undefined;
  /** Fetches schemas that are too deep for the page. */
  load: (refs: readonly string[]) => Promise<void>;
  /** Says what is expected in place of a value; undefined until it has been loaded. */
  check: typeof checkValue | undefined;
  /** Loads what checks values: nothing is typed into most forms that are opened. */
  loadCheck: () => void;
  /** Finds how a value is typed in: what lies very deep is typed as JSON. */
  findInput: (place: Pick<SchemaProps, 'schema' | 'depth' | 'allowsFiles'>) => Input;
  /** Finds which of several shapes a value has. */
  findOption: (value: RequestValue, options: readonly Schema[]) => number;
  /** Finds what of a value is no choice. */
  findFixed: (schema: Schema | undefined) => RequestValue;
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

/** Whether an input has fields of its own: it takes the whole width, and is no element that a label can name. */
export function isGroup({ kind }: Input): boolean {
  return kind === 'object' || kind === 'alternatives' || kind === 'list' || kind === 'missing';
}

/** A value in a list of choices. */
export function nameValue(value: RequestValue): string {
  if (value === '') return '(empty)';
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}
