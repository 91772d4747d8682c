import { describe, expect, it } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { findWrittenDepth, listShownSchemas } from './find-written-depth.ts';
import { groupMedia } from '../page/group-media.ts';
import { WRITTEN_DEPTH } from '../page/written-depth.ts';

const TEXT = { type: 'string' };
const ITEM = { $ref: '#/components/schemas/Item' };

describe('findWrittenDepth', () => {
  it('is the usual depth where the fields of a page are few, though they hold themselves', () => {
    expect(measure(listOf(3, ITEM), listOf(3, ITEM))).toBe(WRITTEN_DEPTH);
  });

  it('is less where levels are wide', () => {
    expect(measure(listOf(30, ITEM), listOf(10, listOf(20, TEXT)))).toBe(1);
    expect(measure(listOf(40, ITEM), listOf(40, TEXT))).toBe(0);
  });

  it('counts what is said of a field', () => {
    expect(measure(listOf(30, ITEM), listOf(1, { ...TEXT, description: 'Far. '.repeat(4000) }))).toBe(0);
  });
});

describe('groupMedia', () => {
  it('puts together what holds the same', () => {
    const media = ['json', 'yaml', 'text'].map((type) => ({
      type,
      schema: type === 'text' ? TEXT : { type: 'object' },
      examples: [],
      encoding: {},
    }));
    expect(groupMedia(media).map((group) => group.map(({ type }) => type))).toEqual([['json', 'yaml'], ['text']]);
  });

  it('leaves a body alone whose parts are written in a way of their own', () => {
    const encoding = { a: { contentType: 'text/csv', headers: [] } };
    const media = ['json', 'form'].map((type) => ({ type, schema: TEXT, examples: [], encoding: type === 'form' ? encoding : {} }));
    expect(groupMedia(media)).toHaveLength(2);
  });
});

function listOf(count: number, schema: object): object {
  return { type: 'object', properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, schema])) };
}

/** The depth of a page whose answer is `schema`, with the schema `Item` beside it. */
function measure(schema: object, item: object): number | undefined {
  const paths = { '/a': { get: { responses: { 200: { content: { 'application/json': { schema } } } } } } };
  const operation = loadTestApi({ 'api.yaml': { openapi: '3.1.0', paths, components: { schemas: { Item: item } } } }).operation('GET /a');
  return operation && findWrittenDepth(listShownSchemas(operation), operation.schemas);
}
