import { expect, test } from 'vitest';
import type { Parameter } from '../model/media-type.ts';
import { listEncodedParts, listParameterDetails } from './list-writing-details.ts';

const QUERY: Parameter = {
  name: 'a',
  in: 'query',
  required: false,
  deprecated: false,
  allowEmptyValue: false,
  style: 'form',
  explode: true,
  allowReserved: false,
  examples: [],
};

test.each<[string, Partial<Parameter>, [string, unknown][]]>([
  ['what is usual goes without saying', {}, []],
  ['in a path, too', { in: 'path', style: 'simple', explode: false }, []],
  [
    'a style of its own',
    { style: 'pipeDelimited', explode: false, allowEmptyValue: true },
    [
      ['style', 'pipeDelimited'],
      ['allowEmptyValue', true],
    ],
  ],
  [
    'one list of many values',
    { explode: false, allowReserved: true },
    [
      ['explode', false],
      ['allowReserved', true],
    ],
  ],
])('how a parameter is written: %s', (_, parameter, expected) => {
  expect(listParameterDetails({ ...QUERY, ...parameter }).map(({ name, facts }) => [name, facts[0]?.value])).toEqual(expected);
});

test('lists how the parts of a body are written, and those within a part', () => {
  const header: Parameter = { ...QUERY, name: 'X-Part', in: 'header', style: 'simple', explode: false };
  const parts = listEncodedParts({
    encoding: { file: { contentType: 'image/png, image/jpeg', headers: [header] }, plain: { headers: [] } },
    prefixEncoding: [{ contentType: 'multipart/mixed', headers: [], itemEncoding: { contentType: 'text/csv', headers: [] } }],
  });
  expect(parts.map(({ name, details, headers }) => [name, details[0]?.facts, headers.length])).toEqual([
    ['encoding.file', [{ name: 'contentType', value: 'image/png, image/jpeg' }], 1],
    ['prefixEncoding.1', [{ name: 'contentType', value: 'multipart/mixed' }], 0],
    ['prefixEncoding.1.itemEncoding', [{ name: 'contentType', value: 'text/csv' }], 0],
  ]);
});
