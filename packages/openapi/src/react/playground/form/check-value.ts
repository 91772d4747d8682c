import type { ApiTexts, JsonObject } from '@octavo/core';
import type { FindText } from '@octavo/theme/internal';
import type { RequestValue } from '../../../request/request-value.ts';

/** Says what is expected in place of a value that does not fit its schema; undefined where it does. It can be sent anyway. */
export function checkValue(value: RequestValue, schema: JsonObject, say: FindText<ApiTexts>): string | undefined {
  if ((typeof value !== 'string' && typeof value !== 'number') || schema['type'] === undefined) return undefined;
  const isNumber = [schema['type']].flat().every((type) => type === 'number' || type === 'integer' || type === 'null');
  const expected = isNumber ? checkNumber(String(value).trim(), schema, say) : checkText(String(value), schema, say);
  return expected === undefined ? undefined : say('Expected: {value}', { value: expected });
}

function checkNumber(text: string, schema: JsonObject, say: FindText<ApiTexts>): string | undefined {
  const number = Number(text);
  const isInteger = [schema['type']].flat().includes('integer');
  if (text === '' || !Number.isFinite(number) || (isInteger && !Number.isInteger(number))) return isInteger ? 'integer' : 'number';
  const { minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  if (typeof minimum === 'number' && number < minimum) return say('at least {value}', { value: minimum });
  if (typeof maximum === 'number' && number > maximum) return say('at most {value}', { value: maximum });
  if (typeof above === 'number' && number <= above) return say('over {value}', { value: above });
  if (typeof below === 'number' && number >= below) return say('under {value}', { value: below });
  return undefined;
}

function checkText(text: string, { minLength, maxLength, format }: JsonObject, say: FindText<ApiTexts>): string | undefined {
  const length = Array.from(text).length;
  const count = (limit: 'at least {value}' | 'at most {value}', value: number): string =>
    say(value === 1 ? '{range} character' : '{range} characters', { range: say(limit, { value }) });
  if (typeof minLength === 'number' && length < minLength) return count('at least {value}', minLength);
  if (typeof maxLength === 'number' && length > maxLength) return count('at most {value}', maxLength);
  if (format === 'uuid' && !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)) return 'UUID';
  if (format === 'date-time' && !/^\d{4}-\d{2}-\d{2}[t ]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:z|[+-]\d{2}:\d{2})$/i.test(text))
    return '2026-01-31T12:00:00Z';
  return undefined;
}
