import type { JsonObject } from '@octavo/core';
import type { RequestValue } from '../../../request/request-value.ts';

/** Says in words why a value that was typed does not fit its schema; undefined where it does. It can be sent all the same. */
export function checkValue(value: RequestValue, schema: JsonObject): string | undefined {
  if ((typeof value !== 'string' && typeof value !== 'number') || schema['type'] === undefined) return undefined;
  const isNumber = [schema['type']].flat().every((type) => type === 'number' || type === 'integer' || type === 'null');
  return isNumber ? checkNumber(String(value).trim(), schema) : checkText(String(value), schema);
}

function checkNumber(text: string, schema: JsonObject): string | undefined {
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return 'This is not a number.';
  if ([schema['type']].flat().includes('integer') && !Number.isInteger(number)) return 'A whole number is expected.';
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  if (typeof minimum === 'number' && number < minimum) return `At least ${minimum} is expected.`;
  if (typeof maximum === 'number' && number > maximum) return `At most ${maximum} is expected.`;
  if (typeof above === 'number' && number <= above) return `More than ${above} is expected.`;
  if (typeof below === 'number' && number >= below) return `Less than ${below} is expected.`;
  return undefined;
}

function checkText(text: string, { minLength, maxLength, format }: JsonObject): string | undefined {
  const length = Array.from(text).length;
  if (typeof minLength === 'number' && length < minLength) return `At least ${count(minLength)} expected.`;
  if (typeof maxLength === 'number' && length > maxLength) return `At most ${count(maxLength)} expected.`;
  if (format === 'uuid' && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return 'A UUID is expected.';
  if (format === 'date-time' && !/^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:z|[+-]\d{2}:\d{2})$/i.test(text))
    return 'A date and time such as 2026-01-31T12:00:00Z is expected.';
  return undefined;
}

function count(length: number): string {
  return length === 1 ? '1 character is' : `${length} characters are`;
}
