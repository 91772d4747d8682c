import { describe, expect, it } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { findWrittenDepth } from './find-written-depth.ts';
import { groupMedia } from './group-media.ts';
import { WRITTEN_DEPTH } from './written-depth.ts';

describe('findWrittenDepth', () => {
  it('is the usual depth where the fields of a page are few, though they hold themselves', () => {
    expect(measure({ width: 3, levels: 3 })).toBe(WRITTEN_DEPTH);
  });

  it('is less where levels are wide', () => {
    expect(measure({ width: 30, levels: 3 })).toBe(1);
    expect(measure({ width: 1200, levels: 2 })).toBe(0);
  });
});

describe('groupMedia', () => {
  it('puts together what holds the same', () => {
    const media = ['json', 'yaml', 'text'].map((type) => ({
      type,
      schema: { type: type === 'text' ? 'string' : 'object' },
      examples: [],
      encoding: {},
    }));
    expect(groupMedia(media).map((group) => group.map(({ type }) => type))).toEqual([['json', 'yaml'], ['text']]);
  });
});

/** The depth of a page whose answer is made of as many fields on each level, the last of which hold the first. */
function measure({ width, levels }: { width: number; levels: number }): number | undefined {
  const ref = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
  const schemas = Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [
      `Level${level}`,
      { properties: Object.fromEntries(Array.from({ length: width }, (__, index) => [`f${index}`, ref(`Level${(level + 1) % levels}`)])) },
    ]),
  );
  const paths = { '/a': { get: { responses: { 200: { content: { 'application/json': { schema: ref('Level0') } } } } } } };
  const operation = loadTestApi({ 'api.yaml': { openapi: '3.1.0', paths, components: { schemas } } }).operation('GET /a');
  return operation && findWrittenDepth(operation);
}
