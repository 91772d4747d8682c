import type { Schema, SchemaTable } from '../model/schema.ts';
import { describeType } from './describe-type.ts';
import { flattenSchema } from './flatten-schema.ts';
import type { Choice } from './flatten-schema.ts';
import { isObject } from './is-object.ts';
import { refName } from './ref-name.ts';
import { findEntry } from '@octavo/core/browser';

/** One alternative of a choice. */
export interface Option {
  /** Unique within the choice. */
  label: string;
  schema: Schema;
  /** The value of the discriminating property that selects it. */
  value?: string;
}

/**
 * Lists a choice's alternatives by a name that a reader knows: the title, the discriminator's value, the reference, else the type.
 * `null` is none of them: the type says it.
 */
export function listOptions(choice: Choice, table: SchemaTable): Option[] {
  const used = new Map<string, number>();
  return choice.options
    .filter((option) => describeType(option, table) !== 'null')
    .map((schema) => {
      const value = findValue(choice, schema, table);
      const name = findTitle(schema, table) ?? value ?? findRef(schema) ?? describeType(schema, table);
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      return { label: count === 1 ? name : `${name} ${count}`, schema, ...(value !== undefined && { value }) };
    });
}

function findRef(schema: Schema): string | undefined {
  const ref = isObject(schema) ? schema['$ref'] : undefined;
  return typeof ref === 'string' ? refName(ref) : undefined;
}

function findTitle(schema: Schema, table: SchemaTable): string | undefined {
  const flat = flattenSchema(schema, table).schema;
  const title = flat === false ? undefined : flat['title'];
  return typeof title === 'string' && title.trim() !== '' ? title : undefined;
}

/** A mapping names the schema by its reference or by its bare name (OpenAPI 3.2, 4.25); without one, the property's `const` does. */
function findValue({ discriminator }: Choice, schema: Schema, table: SchemaTable): string | undefined {
  if (discriminator === undefined) return undefined;
  const ref = isObject(schema) ? schema['$ref'] : undefined;
  if (typeof ref === 'string') {
    const mapped = Object.entries(discriminator.mapping).find(([, target]) => target === ref || target === refName(ref));
    if (mapped !== undefined) return mapped[0];
  }
  const flat = flattenSchema(schema, table).schema;
  const properties = flat === false ? undefined : flat['properties'];
  const property = isObject(properties) ? findEntry(properties, discriminator.property) : undefined;
  const tag = flattenSchema(isObject(property) ? property : true, table).schema;
  if (tag === false) return typeof ref === 'string' ? refName(ref) : undefined;
  const fixed = tag['const'] ?? (Array.isArray(tag['enum']) && tag['enum'].length === 1 ? tag['enum'][0] : undefined);
  return typeof fixed === 'string' ? fixed : typeof ref === 'string' ? refName(ref) : undefined;
}
