import { expect, test } from 'vitest';
import { listLabels } from './list-labels.ts';

test('lists what a schema says under the keywords that are asked for, and its own labels after them', () => {
  const schema = {
    nullable: true,
    'x-scope': ['admin', 'owner', ''],
    'x-level': 2,
    'x-off': false,
    'x-object': {},
    'x-mint': { post: ['indexed', 'admin', 1] },
  };
  expect(listLabels(schema, ['x-level', 'nullable', 'x-scope', 'x-off', 'x-object', 'constructor'])).toEqual([
    '2',
    'nullable',
    'admin',
    'owner',
    'indexed',
  ]);
  expect([listLabels({ nullable: true }), listLabels({ 'x-mint': 'text' }, [])]).toEqual([[], []]);
});
