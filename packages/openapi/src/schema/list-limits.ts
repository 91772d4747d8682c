import type { JsonObject } from '@octavo/core';

/** Lists what bounds a flat schema's values in words that stand after its type: `1 to 64 characters`, `over 0`, `unique items`. */
export function listLimits(schema: JsonObject): string[] {
  return [
    range(lower(schema), upper(schema)),
    typeof schema['multipleOf'] === 'number' ? `multiple of ${schema['multipleOf']}` : undefined,
    range(bound('at least', schema['minLength']), bound('at most', schema['maxLength']), 'character'),
    range(bound('at least', schema['minItems']), bound('at most', schema['maxItems']), 'item'),
    schema['uniqueItems'] === true ? 'unique items' : undefined,
    range(bound('at least', schema['minProperties']), bound('at most', schema['maxProperties']), 'field'),
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

function range(from: Bound | undefined, to: Bound | undefined, unit?: string): string | undefined {
  const last = to ?? from;
  if (last === undefined) return undefined;
  const noun = unit === undefined ? '' : ` ${unit}${last.value === 1 ? '' : 's'}`;
  if (from?.word === 'at least' && to?.word === 'at most')
    return from.value === to.value ? `exactly ${to.value}${noun}` : `${from.value} to ${to.value}${noun}`;
  return `${[from, to].flatMap((one) => (one === undefined ? [] : `${one.word} ${one.value}`)).join(', ')}${noun}`;
}
