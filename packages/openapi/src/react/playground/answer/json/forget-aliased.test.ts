import { expect, test } from 'vitest';
import { forgetAliased } from './forget-aliased.ts';

const route = { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } };
const schema = { type: 'object', properties: { data: { anyOf: [{ type: 'object', properties: { route } }, { type: 'null' }] } } };
const list = (query: string): unknown => JSON.stringify(forgetAliased(schema, JSON.stringify({ query }))).match(/"(?:route|id|name)"/g);

test.each([
  ['{ route { id: name } }', ['"route"', '"name"']],
  ['query A($id: Int = 1, $name: [String]) { route(id: $id, by: { name: "id: x" }) { id name } }', ['"route"', '"id"', '"name"']],
  ['{ other: route { id # name: this\n } }', ['"route"', '"id"', '"name"']],
  ['{ route : routes(a: """name: x""") { name : id } }', null],
])('what %s calls fields is not held against the fields of those names', (query, kept) => {
  expect(list(query)).toEqual(kept ?? null);
});

test('a body that is no request of GraphQL changes nothing', () => {
  expect(forgetAliased(schema, '{"query": 1}')).toBe(schema);
  expect(forgetAliased(schema, 'id: name')).toBe(schema);
});
