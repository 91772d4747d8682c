import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import { isObject, toList } from '../value/json-value.ts';
import { isJsonType } from '../value/media-type-kind.ts';
import { typesOf } from '../schema/describe-type.ts';
import type { FlatSchema } from '../schema/flatten-schema.ts';
import { listLikelySchemas } from './list-likely-schemas.ts';
import { sampleList } from './sample-list.ts';
import { sampleNumber } from './sample-number.ts';
import { sampleObject } from './sample-object.ts';
import { sampleText } from './sample-text.ts';
import type { Sampling } from './sampling.ts';
import type { SchemaSource } from './schema-source.ts';
import { withoutHidden } from './without-hidden.ts';

/**
 * Makes a value that fits a schema: the author's first (`const`, an example, `default`, `enum`), else one by type, name and format. Where a
 * schema is more than its type and its parts, values are tried until one fits. Undefined where none is found: every way leads back into
 * itself, or the schema allows nothing.
 */
export function sampleValue(schema: Schema, sampling: Sampling): Json | undefined {
  const { source, trail, budget } = sampling;
  budget.left -= 1;
  const flat = source.flatten(schema);
  const key = flat.refs.join(' ');
  if (budget.left < 0 || flat.schema === false || (key !== '' && trail.has(key))) return undefined;
  const below = key === '' ? sampling : { ...sampling, trail: new Set([...trail, key]) };
  const given = findGiven(schema, flat.schema, below);
  if (given !== undefined) return given;
  if (!isHard(flat)) return samplePlain(flat.schema, below);
  for (const variant of listVariants(flat, source)) {
    if (budget.left < 0) break;
    for (const turn of [sampling.turn, sampling.turn + 1]) {
      const value = sampleVariant(variant, { ...below, turn });
      if (value !== undefined && below.check(value, schema).length === 0) return value;
    }
  }
  return undefined;
}

/** What a schema may come to; alternatives that a property tells are kept apart where nothing else fits. */
function* listVariants(flat: FlatSchema, source: SchemaSource): Generator<Schema> {
  yield* listLikelySchemas(flat, source);
  if (flat.choices.some(({ discriminator }) => discriminator !== undefined)) yield* listLikelySchemas(flat, source, true);
}

/** A variant has been followed and merged of what is above it: it stands for the schema itself, and may lead into it no further. */
function sampleVariant(variant: Schema, sampling: Sampling): Json | undefined {
  const flat = sampling.source.flatten(variant);
  if (flat.schema === false) return undefined;
  const own = flat.refs.join(' ');
  if (own !== '' && sampling.trail.has(own)) return undefined;
  const below = own === '' ? sampling : { ...sampling, trail: new Set([...sampling.trail, own]) };
  return (
    findGiven(variant, flat.schema, below) ??
    (flat.choices.length > 0 ? sampling.sample(variant, sampling) : samplePlain(flat.schema, below))
  );
}

/** What the author gives, where it fits: `const`, the first example, `default`, a value of `enum`. */
function findGiven(schema: Schema, flat: JsonObject, { direction, source, check, turn }: Sampling): Json | undefined {
  if ('const' in flat) return flat['const'];
  const values = toList(flat['enum']);
  const enumerated = values.filter((value) => value !== null);
  const given = [...toList(flat['examples']), ...('default' in flat ? [flat['default'] ?? null] : [])];
  const fitting = [
    ...(turn > 0 && given.length <= turn && enumerated.length > 0 ? [] : [given[turn % Math.max(given.length, 1)] ?? given[0]]),
    ...given,
  ]
    .filter((value) => value !== undefined && value !== null)
    .map((value) => withoutHidden(value, schema, { source, direction }))
    .find((value) => check(value, schema).length === 0);
  if (fitting !== undefined && (turn === 0 || given.length > 1 || enumerated.length > 0)) return fitting;
  const chosen = [...enumerated.slice(turn % Math.max(enumerated.length, 1)), ...values].find((value) => check(value, schema).length === 0);
  return chosen ?? fitting;
}

/** Whether a value made by type and parts may yet break the schema. */
function isHard({ schema, choices, conditions }: FlatSchema): boolean {
  const keywords = schema === false ? {} : schema;
  return choices.length > 0 || conditions.length > 0 || HARD.some((name) => name in keywords);
}

const HARD = [
  'not',
  'contains',
  'dependentSchemas',
  'propertyNames',
  'patternProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'enum',
];

/** Makes a value of the first type that is not `null`. */
function samplePlain(schema: JsonObject, sampling: Sampling): Json | undefined {
  const { name, turn } = sampling;
  const types = typesOf(schema);
  for (const type of [
    ...(types.length > 0 ? types : [guessType(schema)]).filter((one) => one !== 'null'),
    ...types.filter((one) => one === 'null'),
  ]) {
    const value = ((): Json | undefined => {
      switch (type) {
        case 'object':
          return sampleObject(schema, sampling);
        case 'array':
          return sampleList(schema, sampling);
        case 'string':
          return sampleHeld(schema, sampling) ?? sampleText(schema, { name, turn });
        case 'boolean':
          return turn % 2 === 0;
        case 'null':
          return null;
        default:
          return sampleNumber(schema, { name, turn, isWhole: type === 'integer' || /^u?int\d*$/.test(String(schema['format'])) });
      }
    })();
    if (value !== undefined) return value;
  }
  return undefined;
}

/** A text that holds a value as JSON (`contentSchema`), as the data of an event does. */
function sampleHeld(schema: JsonObject, sampling: Sampling): string | undefined {
  const { contentSchema: held, contentMediaType: media, contentEncoding: encoding, ...own } = schema;
  if (!isObject(held) || encoding !== undefined || typeof media !== 'string' || !isJsonType(media)) return undefined;
  const value = sampling.sample(held, { ...sampling, depth: sampling.depth - 1 });
  const text = value === undefined ? undefined : JSON.stringify(value);
  return text !== undefined && sampling.check(text, own).length === 0 ? text : undefined;
}

/** The type that a schema's other keywords speak of; a text for one that allows anything. */
function guessType(schema: JsonObject): string {
  const has = (...names: string[]): boolean => names.some((name) => name in schema);
  if (has('required', 'minProperties', 'dependentRequired', 'propertyNames')) return 'object';
  if (has('contains', 'minItems', 'uniqueItems')) return 'array';
  return has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf') ? 'number' : 'string';
}
