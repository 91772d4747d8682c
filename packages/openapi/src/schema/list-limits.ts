import type { JsonObject } from '@octavo/core';
import { sayEnglish } from '../value/say.ts';
import type { Say } from '../value/say.ts';

/** Lists what bounds a flat schema's values in words that stand after its type: `1 to 64 characters`, `over 0`, `unique items`. */
export function listLimits(schema: JsonObject, say: Say = sayEnglish): string[] {
  return [
    range(say, [lower(schema), upper(schema)]),
    typeof schema['multipleOf'] === 'number' ? say('multiple of {value}', { value: schema['multipleOf'] }) : undefined,
    range(say, [bound('at least', schema['minLength']), bound('at most', schema['maxLength'])], 'character'),
    range(say, [bound('at least', schema['minItems']), bound('at most', schema['maxItems'])], 'item'),
    schema['uniqueItems'] === true ? say('unique items') : undefined,
    range(say, [bound('at least', schema['minProperties']), bound('at most', schema['maxProperties'])], 'field'),
  ].filter((limit) => limit !== undefined);
}

interface Bound {
  word: 'at least' | 'at most' | 'over' | 'under';
  value: number;
}

function bound(word: Bound['word'], value: unknown): Bound | undefined {
  return typeof value === 'number' ? { word, value } : undefined;
}

/** Of a minimum and an exclusive one, the narrower. */
function lower(schema: JsonObject): Bound | undefined {
  const [open, closed] = [bound('over', schema['exclusiveMinimum']), bound('at least', schema['minimum'])];
  return open && closed ? (open.value >= closed.value ? open : closed) : (open ?? closed);
}

function upper(schema: JsonObject): Bound | undefined {
  const [open, closed] = [bound('under', schema['exclusiveMaximum']), bound('at most', schema['maximum'])];
  return open && closed ? (open.value <= closed.value ? open : closed) : (open ?? closed);
}

function range(say: Say, [from, to]: readonly (Bound | undefined)[], unit?: 'character' | 'item' | 'field'): string | undefined {
  const last = to ?? from;
  if (last === undefined) return undefined;
  const count = (text: string): string =>
    unit === undefined ? text : say(last.value === 1 ? `{range} ${unit}` : `{range} ${unit}s`, { range: text });
  if (from?.word === 'at least' && to?.word === 'at most')
    return count(
      from.value === to.value ? say('exactly {value}', { value: to.value }) : say('{from} to {to}', { from: from.value, to: to.value }),
    );
  return count([from, to].flatMap((one) => (one === undefined ? [] : say(`${one.word} {value}`, { value: one.value }))).join(', '));
}
