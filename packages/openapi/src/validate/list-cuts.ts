import type { Json, JsonObject } from '@octavo/core';
import { MOST_ENTRIES } from '../value/entry-names.ts';
import { isObject, toList, toObject } from '../value/json-value.ts';
import { joinPointer } from '../value/pointer.ts';
import { areSamplesCut } from '../resolve/resolve-samples.ts';
import { findCut } from '../markdown/find-cut.ts';
import { listLeftOut } from '../schema/bound-schema.ts';

/** What a page shows the first entries of. */
const MAPS = ['responses', 'headers', 'links', 'content', 'encoding', 'callbacks'];
const SAMPLES = ['x-codeSamples', 'x-code-samples'];
const LISTS = ['servers', 'security', ...SAMPLES];

/** What holds no schemas, and is told as a whole where it is cut. */
const VALUES = new Set(['const', 'default', 'enum', 'example', 'examples']);

/** A value that pages do not show whole. */
export interface Cut {
  pointer: string;
  /** What becomes of it, as the end of a sentence. */
  cut: string;
}

/** Lists the values of a document that pages do not show whole, in its order; what YAML's aliases share is listed once. */
export function listCuts(document: JsonObject): Cut[] {
  const found: Cut[] = [];
  const seen = new Set<object>();
  const waiting: { value: JsonObject | Json[]; pointer: string }[] = [{ value: document, pointer: '' }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, pointer } = next;
    if (seen.has(value)) continue;
    seen.add(value);
    const left = isObject(value) ? listLeftOut(value).map(({ keyword }) => keyword) : [];
    if (isObject(value)) found.push(...listOwn(value, { pointer, left }));
    for (const [name, member] of Object.entries(value).toReversed())
      if (typeof member === 'object' && member !== null && !(VALUES.has(name) && left.includes(name)))
        waiting.push({ value: member, pointer: joinPointer(pointer, name) });
  }
  return found;
}

function listOwn(value: JsonObject, { pointer, left }: { pointer: string; left: readonly string[] }): Cut[] {
  const { description } = value;
  const cut = typeof description === 'string' ? findCut(description) : undefined;
  // Those of components are only referred to.
  const maps = pointer === '/components' ? [] : MAPS.filter((keyword) => Object.keys(toObject(value[keyword])).length > MOST_ENTRIES);
  const lists = LISTS.filter((keyword) => toList(value[keyword]).length > MOST_ENTRIES);
  const samples = SAMPLES.filter((keyword) => areSamplesCut(toList(value[keyword])));
  const large = new Set([...left, ...maps, ...lists, ...samples]);
  const short = [...large].map((keyword) => ({ keyword, cut: 'is very large; only its beginning is shown' }));
  return [...(cut === undefined ? [] : [{ keyword: 'description', cut }]), ...short].map((one) => ({
    pointer: joinPointer(pointer, one.keyword),
    cut: one.cut,
  }));
}
