import { describe, expect, it } from 'vitest';
import type { Json } from '@octavo/core';
import { boundSchema } from './bound-schema.ts';
import { LEFT_OUT } from './left-out.ts';

const times = <Value>(count: number, make: (index: number) => Value): Value[] => Array.from({ length: count }, (_, index) => make(index));

describe('boundSchema', () => {
  it('returns what a reader can read as it is', () => {
    const schema = { type: 'object', properties: { a: { enum: times(1276, String) } }, required: ['a'], default: { a: '1' } };
    expect(boundSchema(schema)).toBe(schema);
  });

  it.each<[string, Json, string]>([
    ['enum', times(5000, (index) => index), 'enum (4000 / 5000)'],
    ['required', times(2000, String), 'required (1000 / 2000)'],
    ['properties', Object.fromEntries(times(1001, (index) => [`p${index}`, true])), 'properties (1000 / 1001)'],
    ['default', times(50_000, (index) => index), 'default (10 / 50000)'],
    ['const', 'a'.repeat(20_000), 'const'],
    ['pattern', '(a|b)'.repeat(1000), 'pattern'],
    ['examples', [times(50_000, (index) => index)], 'examples'],
    ['allOf', times(16, Number).reduce<Json[]>((parts) => [{ allOf: parts }, { allOf: parts }], [true, true]), 'allOf (0 / 2)'],
  ])('shows the beginning of a large `%s`, and says so', (keyword, value, text) => {
    const bounded = boundSchema({ title: 'A', [keyword]: value });
    expect(bounded).toMatchObject({ title: 'A', [LEFT_OUT]: [text] });
    expect(JSON.stringify(bounded[keyword]).length).toBeLessThan(20_000);
  });

  it('keeps one value of an enumeration whose first is too large', () => {
    expect(boundSchema({ enum: ['a'.repeat(60_000), 'b'] })['enum']).toEqual([`${'a'.repeat(4000)}…`]);
  });
});
