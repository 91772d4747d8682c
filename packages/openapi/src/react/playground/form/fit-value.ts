import type { Schema, SchemaTable } from '../../../model/schema.ts';
import { isList, isRecord } from '../../../request/request-value.ts';
import type { RequestValue } from '../../../request/request-value.ts';
import { flattenSchema } from '../../../schema/flatten-schema.ts';
import { createInput } from './create-input.ts';
import type { Input } from './create-input.ts';

/**
 * Leaves of a value what its form still shows: members that the schema has lost are not sent unseen. Members that can have only one value
 * and must be there are filled in. A value that the form does not go into stays as it is.
 */
export function fitValue(value: RequestValue, schema: Schema | undefined, table: SchemaTable): RequestValue {
  if (!isRecord(value) && !isList(value)) return value;
  const input = createInput(schema, table);
  if (isList(value)) return input.kind === 'list' ? value.map((item) => fitValue(item, input.item, table)) : value;
  if (input.kind === 'alternatives') {
    const option = input.options[findOption(value, input.options, table)];
    return option === undefined ? value : fitValue(value, option, table);
  }
  if (input.kind !== 'object') return value;
  const names = new Set(input.fields.map(({ name }) => name));
  const fields = input.fields.flatMap(({ name, schema: own, isRequired }): [string, RequestValue][] => {
    const member = Object.hasOwn(value, name) ? fitValue(value[name], own, table) : undefined;
    const fixed = member === undefined && isRequired ? createFixed(own, table) : member;
    return fixed === undefined ? [] : [[name, fixed]];
  });
  const others = Object.entries(value).filter(([name]) => input.others !== undefined && !names.has(name));
  return Object.fromEntries([...fields, ...others]);
}

/** What of a required value is no choice: members that must be there and can have only one value; `undefined` where there is none. */
export function createFixed(schema: Schema | undefined, table: SchemaTable, way: ReadonlySet<string> = new Set()): RequestValue {
  const { refs } = flattenSchema(schema, table);
  if (refs.some((ref) => way.has(ref))) return undefined;
  const input = createInput(schema, table);
  const next = new Set([...way, ...refs]);
  if (input.kind === 'alternatives') {
    const values = input.options.map((option) => createFixed(option, table, next));
    // The form shows the first one; were it alone to have such members, those would stay when another one is chosen.
    return values.includes(undefined) ? undefined : values[0];
  }
  if (input.kind !== 'object') return findFixed(input);
  const members = input.fields.flatMap(({ name, schema: own, isRequired }): [string, RequestValue][] => {
    const value = isRequired ? createFixed(own, table, next) : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** The alternative that a value is of: the one whose fixed members it has, else the one that has most of its members. */
export function findOption(value: RequestValue, options: readonly Schema[], table: SchemaTable): number {
  if (!isRecord(value)) return 0;
  const scores = options.map((schema) => scoreOf(value, createInput(schema, table), table));
  return Math.max(scores.indexOf(Math.max(...scores)), 0);
}

function scoreOf(value: { readonly [name: string]: RequestValue }, input: Input, table: SchemaTable): number {
  if (input.kind !== 'object') return 0;
  return input.fields.reduce((sum, { name, schema }) => {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    if (member === undefined) return sum;
    const fixed = findFixed(createInput(schema, table));
    return fixed === undefined ? sum + 1 : sum + (fixed === member ? 1000 : -1000);
  }, 0);
}

function findFixed(input: Input): RequestValue {
  return input.kind === 'choice' && input.values.length === 1 ? input.values[0] : undefined;
}
