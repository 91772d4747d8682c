import { expect, test } from 'vitest';
import type { Schema } from '../model/schema.ts';
import { listOptions } from './list-options.ts';

test.each<[string, Schema, string[]]>([
  ['is none of them', { type: 'null' }, ['string', 'integer']],
  ['is one where it says when it is meant', { type: 'null', description: 'Not yet known.' }, ['string', 'integer', 'null']],
  ['is one by its title', { title: 'Unset', type: 'null' }, ['string', 'integer', 'Unset']],
])('null among alternatives %s', (_, schema, labels) => {
  const options = listOptions({ kind: 'anyOf', options: [{ type: 'string' }, { type: 'integer' }, schema] }, {});
  expect(options.map(({ label }) => label)).toEqual(labels);
});
