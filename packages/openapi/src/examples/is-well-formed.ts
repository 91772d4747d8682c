import type { Json } from '@octavo/core';
import { kindOfKeyword } from '../schema/schema-keywords.ts';
import { isObject } from '../value/json-value.ts';

const isNumber = (value: Json): boolean => typeof value === 'number';
const isTexts = (value: Json): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
const isSchema = (value: Json): boolean => isObject(value) || typeof value === 'boolean';

/** The assertions of JSON Schema 2020-12 that hold no schema, with what each may be. */
const ASSERTIONS: Readonly<Record<string, (value: Json) => boolean>> = {
  type: (value) => typeof value === 'string' || isTexts(value),
  enum: (value) => Array.isArray(value),
  const: () => true,
  uniqueItems: (value) => typeof value === 'boolean',
  required: isTexts,
  dependentRequired: (value) => isObject(value) && Object.values(value).every(isTexts),
  format: (value) => typeof value === 'string',
  pattern: (value) => typeof value === 'string',
  multipleOf: isNumber,
  maximum: isNumber,
  exclusiveMaximum: isNumber,
  minimum: isNumber,
  exclusiveMinimum: isNumber,
  maxLength: isNumber,
  minLength: isNumber,
  maxItems: isNumber,
  minItems: isNumber,
  maxContains: isNumber,
  minContains: isNumber,
  maxProperties: isNumber,
  minProperties: isNumber,
};

/** Whether a keyword speaks of a value, and is what JSON Schema 2020-12 lets it be: a validator takes that for granted. */
export function isWellFormed(keyword: string, value: Json): boolean {
  switch (kindOfKeyword(keyword)) {
    case 'one':
      return isSchema(value);
    case 'list':
      return Array.isArray(value) && value.every(isSchema);
    case 'named':
      return isObject(value) && Object.values(value).every(isSchema);
    case undefined:
      return Object.hasOwn(ASSERTIONS, keyword) && ASSERTIONS[keyword]?.(value) === true;
  }
}
