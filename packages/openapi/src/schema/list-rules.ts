import { sayEnglish } from '../value/say.ts';
import type { Say } from '../value/say.ts';
import type { JsonObject } from '@octavo/core';
import type { Schema } from '../model/schema.ts';
import { toSchema } from './flatten-schema.ts';
import type { FlatSchema } from './flatten-schema.ts';
import { isObject } from '../value/json-value.ts';

/** A schema that a value, or a part of it, must follow beside its fields and alternatives. */
export interface SchemaRule {
  /** The words that lead to it: `Must not be`. */
  title: string;
  schema: Schema;
}

/** Lists the rules of a flat schema, those of one condition together (JSON Schema 2020-12, 10.2 and 10.3; content: validation, 8.5). */
export function listRules({ schema, conditions }: Pick<FlatSchema, 'schema' | 'conditions'>, say: Say = sayEnglish): SchemaRule[][] {
  const keywords = schema === false ? {} : schema;
  const least = keywords['minContains'];
  return [
    ...rule(say('Must not be'), keywords['not']),
    ...rule(say(least === 0 ? 'May contain' : 'Must contain'), keywords['contains']),
    ...rule(say('Each name must be'), keywords['propertyNames']),
    ...rule(say('Its text contains'), keywords['contentSchema']),
    ...members(keywords['dependentSchemas']).flatMap(([name, one]) => rule(say('With {name} it must be', { name }), one)),
    ...conditions.map(({ when, required, otherwise }) => [
      { title: say('If it is'), schema: when },
      ...(required === undefined ? [] : [{ title: say('then it must be'), schema: required }]),
      ...(otherwise === undefined ? [] : [{ title: say('otherwise it must be'), schema: otherwise }]),
    ]),
  ];
}

function rule(title: string, schema: unknown): SchemaRule[][] {
  return schema === undefined ? [] : [[{ title, schema: toSchema(schema) }]];
}

function members(value: unknown): [string, JsonObject[string]][] {
  return isObject(value) ? Object.entries(value) : [];
}
