import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import type { FlatSchema } from '../schema/flatten-schema.ts';
import { typesOf } from '../schema/describe-type.ts';
import { refName } from '../schema/ref-name.ts';
import { isObject, toObject } from '../value/json-value.ts';
import type { SchemaSource } from './schema-source.ts';

/** Of alternatives within alternatives, as many are tried. */
const MOST = 40;

/**
 * Lists what a flat schema may come to, the likeliest first: with each of its alternatives, with what holds where its conditions do and where
 * they do not. Each still has to be made, and may not fit: of `oneOf` two may hold, unless each is kept `apart` from the others.
 */
export function listLikelySchemas({ schema, choices, conditions }: FlatSchema, source: SchemaSource, apart = false): Schema[] {
  const base: JsonObject = schema === false ? {} : schema;
  const parts = [
    ...choices.map(({ kind, options, discriminator }) =>
      sortNullLast(options, source)
        .slice(0, MOST)
        .map((option) => {
          const tagged = withTag(option, discriminator, source);
          return apart && kind === 'oneOf' ? { allOf: [tagged, keepApart(option, options, source)] } : tagged;
        }),
    ),
    ...conditions.map(({ when, required, otherwise }) => [
      { allOf: [when, required ?? true] },
      ...(otherwise === undefined ? [true] : [{ allOf: [{ not: when }, otherwise] }]),
    ]),
    ...Object.values(toObject(base['dependentSchemas'])).map((one) => [isObject(one) ? one : true, true]),
  ];
  let variants: (Chosen | undefined)[] = [undefined];
  for (const part of parts) variants = part.flatMap((one) => variants.map((before) => ({ before, one }))).slice(0, MOST);
  return variants.map((chosen) => (chosen === undefined ? base : { allOf: [base, ...listChosen(chosen)] }));
}

/** One of each part: what many have in common is held once. */
interface Chosen {
  before: Chosen | undefined;
  one: Schema;
}

function listChosen(chosen: Chosen): Schema[] {
  const list: Schema[] = [];
  for (let at: Chosen | undefined = chosen; at !== undefined; at = at.before) list.push(at.one);
  return list.toReversed();
}

function sortNullLast(options: readonly Schema[], source: SchemaSource): Schema[] {
  const isNull = (option: Schema): boolean => {
    const flat = source.flatten(option).schema;
    return flat !== false && typesOf(flat).every((type) => type === 'null') && typesOf(flat).length > 0;
  };
  return [...options.filter((one) => !isNull(one)), ...options.filter(isNull)];
}

/** An alternative that a property tells has its value there, as far as its own schema allows the value. */
function withTag(option: Schema, discriminator: FlatSchema['choices'][number]['discriminator'], source: SchemaSource): Schema {
  const ref = isObject(option) ? option['$ref'] : undefined;
  if (discriminator === undefined || typeof ref !== 'string') return option;
  const { property, mapping } = discriminator;
  const value = Object.entries(mapping).find(([, target]) => target === ref || target === refName(ref))?.[0] ?? refName(ref);
  const flat = source.flatten(option).schema;
  const written = flat === false ? undefined : toObject(flat['properties'])[property];
  const own = isObject(written) ? source.flatten(written).schema : {};
  const isOpen = own !== false && !('const' in own) && !('enum' in own);
  return isOpen ? { allOf: [option, { required: [property], properties: { [property]: { type: 'string', const: value } } }] } : option;
}

/** What the others would have to take and do not: of each a property that the alternative lacks, as null. */
function keepApart(option: Schema, options: readonly Schema[], source: SchemaSource): JsonObject {
  const own = propertiesOf(option, source);
  const names = options.flatMap((other) => {
    const [name] =
      Object.entries(propertiesOf(other, source)).find(([one, property]) => !(one in own) && !takesNull(property, source)) ?? [];
    return other === option || name === undefined ? [] : [name];
  });
  return { required: names, properties: Object.fromEntries(names.map((name) => [name, { const: null }])) };
}

function propertiesOf(option: Schema, source: SchemaSource): JsonObject {
  const flat = source.flatten(option).schema;
  return toObject(flat === false ? undefined : flat['properties']);
}

/** Of a property without a type nobody knows. */
function takesNull(property: Json, source: SchemaSource): boolean {
  const flat = isObject(property) ? source.flatten(property).schema : {};
  const types = flat === false ? [] : typesOf(flat);
  return types.length === 0 || types.includes('null');
}
