import { buildSchema, introspectionFromSchema } from 'graphql';
import { expect, test } from 'vitest';
import type { Json } from '@octavo/core';
import { checkAnswer } from '../react/playground/answer/json/check-answer.ts';
import { createValues } from '../request/create-values.ts';
import { loadSchema } from './load-graphql-fixture.ts';

const SCHEMA = `
"All **routes**."
schema { query: Query mutation: Changes subscription: Subscription }
directive @auth(role: Role = READER) repeatable on FIELD_DEFINITION | OBJECT
type Query {
  "One route."
  route(id: ID!, at: DateTime): Route
  routes(first: Int = 10, filter: Filter, by: [[Order!]!]): [Route!]! @auth(role: ADMIN)
  old: String @deprecated(reason: "Use \`route\`.")
}
type Changes { move(input: MoveInput!): Node }
type Subscription { moved(id: ID!): Route! }
interface Node { id: ID! }
type Route implements Node { id: ID! name: String stops(first: Int!): [Stop] next: Route owner: Owner }
type Stop { at: DateTime }
union Owner = Team | Person
type Team { name: String }
type Person { route: Route }
enum Role { READER ADMIN @deprecated }
enum Order { NAME AGE }
input Filter { and: [Filter!] name: String = "a" max: Int = 3 order: Order = NAME }
input MoveInput { id: ID! to: Place!, filter: Filter }
input Place { latitude: Float! longitude: Float! }
scalar DateTime @specifiedBy(url: "https://scalars.example/date-time")
extend type Stop { name: String! }
`;

test('a schema has a page for each field of a root type, each type and each directive', () => {
  const { api, problems } = loadSchema(SCHEMA);
  expect(problems).toEqual([]);
  expect(api).toMatchObject({ title: 'schema', description: 'All **routes**.' });
  expect(api?.operations.map(({ key }) => key)).toEqual([
    'query route',
    'query routes',
    'query old',
    'mutation move',
    'subscription moved',
    'object Route',
    'object Stop',
    'object Team',
    'object Person',
    'input Filter',
    'input MoveInput',
    'input Place',
    'interface Node',
    'union Owner',
    'enum Role',
    'enum Order',
    'scalar DateTime',
    'directive auth',
  ]);
});

test('a query is a request with its text and its variables', () => {
  const { operation } = loadSchema(SCHEMA, { endpoint: 'https://api.example.com/graphql', headers: ['X-Tenant'] });
  const found = operation('query route');
  expect(found).toMatchObject({
    method: 'POST',
    servers: [{ url: 'https://api.example.com/graphql' }],
    parameters: [{ name: 'X-Tenant' }],
  });
  expect(found?.graphql).toMatchObject({ type: 'Route', keys: { Route: 'object Route', DateTime: 'scalar DateTime' } });
  expect(found?.graphql?.example).toBe(
    `query Route($id: ID!, $at: DateTime) {
  route(id: $id, at: $at) {
    id
    name
    next {
      id
      name
      next {
        id
        name
      }
      owner {
        __typename
      }
    }
    owner {
      __typename
    }
  }
}`,
  );
  expect(found && createValues(found, 'body').body).toEqual({ query: found?.graphql?.example, variables: { id: '1' } });
  expect(found?.responses[0]?.content[0]?.examples[0]?.value).toMatchObject({ data: { route: { id: '1', next: { name: 'string' } } } });
});

test('of a connection the nodes are asked for, and its edges where it has none', () => {
  const { operation } = loadSchema(
    `type Query { all: All some: Some }
    type All { edges: [Edge] nodes: [Item] total: Int } type Some { edges: [Edge] nodes: [Other] }
    type Edge { node: Item cursor: ID } type Item { id: ID } type Other { name: String }`,
  );
  const fieldsOf = (key: string): string[] =>
    operation(key)
      ?.graphql?.example?.match(/\w+(?= \{)/g)
      ?.slice(2) ?? [];
  expect(fieldsOf('query all')).toEqual(['nodes']);
  expect(fieldsOf('query some')).toEqual(['edges', 'node', 'nodes']);
});

test('an answer is held against what was asked for', () => {
  const found = loadSchema(
    `type Query { list(first: Int): [[Item!]!] }
    type Item { id: ID! kind: Kind size: Size owner: Owner! query: Query }
    enum Kind { A B } scalar Size union Owner = Team | Person type Team { name: String } type Person { name: String }`,
  ).operation('query list');
  const [media] = found?.responses[0]?.content ?? [];
  const differ = (list: Json): string[] => {
    const check = checkAnswer({ data: { list } }, media?.schema ?? false, found?.schemas ?? {});
    return check.kind === 'checked' ? check.mismatches.map(({ pointer }) => pointer.replace('/data/list', '')) : [check.kind];
  };
  expect(checkAnswer(media?.examples[0]?.value ?? null, media?.schema ?? false, found?.schemas ?? {})).toEqual({
    kind: 'checked',
    mismatches: [],
  });
  expect(differ(null)).toEqual([]);
  expect(differ([[{ id: '1', kind: null, size: 5, owner: { __typename: 'Person' }, other: 1 }]])).toEqual([]);
  expect(differ([null])).toEqual(['/0']);
  expect(differ([[{ id: null }]])).toEqual(['/0/0/id']);
  expect(new Set(differ([[{ kind: 'C' }]]))).toEqual(new Set(['/0/0/kind']));
  expect(differ([[{ owner: { __typename: 'Item' } }]])).toEqual(['/0/0/owner/__typename']);
  // An answer with errors alone.
  expect(checkAnswer({ data: null, errors: [] }, media?.schema ?? false, found?.schemas ?? {})).toMatchObject({ mismatches: [] });
});

test('what leads back to a root type asks for no field of it', () => {
  const { operation } = loadSchema(
    'type Query { relay: [Query!]! version: Version node: Node } type Version { name: String query: Query! } type Node { query: Query }',
  );
  const textOf = (key: string) => operation(key)?.graphql?.example;
  expect(textOf('query relay')).toBe('query Relay {\n  relay {\n    __typename\n  }\n}');
  expect(textOf('query version')).toBe('query Version {\n  version {\n    name\n  }\n}');
  expect(textOf('query node')).toBe('query Node {\n  node {\n    __typename\n  }\n}');
});

test('variables are made of input types, and their schemas travel with the operation', () => {
  const move = loadSchema(SCHEMA).operation('mutation move');
  expect(JSON.parse(move?.graphql?.variables ?? '')).toEqual({ input: { id: '1', to: { latitude: 1.5, longitude: 1.5 } } });
  expect(move?.schemas['#/components/schemas/MoveInput']).toMatchObject({
    required: ['id', 'to'],
    properties: { to: { $ref: '#/components/schemas/Place' } },
  });
  expect(move?.schemas['#/components/schemas/Filter']).toMatchObject({
    properties: { name: { default: 'a' }, max: { default: 3 }, and: { items: { $ref: '#/components/schemas/Filter' } } },
  });
});

test('a type tells where it is used, extensions are merged, and deprecations have their reasons', () => {
  const { operation } = loadSchema(SCHEMA);
  expect(operation('object Route')?.graphql).toMatchObject({
    interfaces: ['Node'],
    usedBy: ['Query.route', 'Query.routes', 'Subscription.moved', 'Route.next', 'Person.route'],
    keys: { 'Query.route': 'query route', Node: 'interface Node', Stop: 'object Stop' },
  });
  expect(operation('object Stop')?.graphql?.fields.map(({ name }) => name)).toEqual(['at', 'name']);
  expect(operation('interface Node')?.graphql).toMatchObject({ possibleTypes: ['Route'], usedBy: ['Mutation.move'] });
  expect(operation('enum Role')?.graphql).toMatchObject({ values: [{}, { deprecated: '' }], usedBy: ['@auth(role:)'] });
  expect(operation('query old')?.graphql).toMatchObject({ deprecated: 'Use `route`.' });
  expect(operation('query routes')?.graphql).toMatchObject({ directives: ['@auth(role: ADMIN)'] });
  expect(operation('scalar DateTime')?.graphql).toMatchObject({ specifiedBy: 'https://scalars.example/date-time' });
  expect(operation('directive auth')?.graphql).toMatchObject({ isRepeatable: true, locations: ['FIELD_DEFINITION', 'OBJECT'] });
});

test('a subscription has an operation, and is no request', () => {
  const moved = loadSchema(SCHEMA).operation('subscription moved');
  expect(moved?.graphql?.example).toContain('subscription Moved($id: ID!) {');
  expect(moved?.requestBody).toBeUndefined();
});

test.each(['data', 'schema'])('the %s of an introspection query is a schema, whatever its file is called', (form) => {
  const introspection = introspectionFromSchema(buildSchema(SCHEMA));
  const text = JSON.stringify(form === 'data' ? { data: introspection } : introspection);
  const [written, asked] = [loadSchema(SCHEMA), loadSchema(`\uFEFF${text}`, {}, 'https://api.example.com/introspection')];
  expect(asked.problems).toEqual([]);
  expect(asked.api?.operations.map(({ key }) => key).toSorted()).toEqual(written.api?.operations.map(({ key }) => key).toSorted());
  expect(asked.operation('query route')?.graphql?.example).toBe(written.operation('query route')?.graphql?.example);
  expect(asked.operation('query old')?.graphql?.deprecated).toBe('Use `route`.');
});

test('what is wrong with an introspection has no place in a text that nobody has written', () => {
  const half = JSON.stringify({ data: { __schema: { queryType: { name: 'Query' } } } });
  expect(loadSchema(half, {}, 'a.json').problems).toEqual([expect.stringMatching(/^1:1 openapi\/syntax /)]);
  const text = 'interface A { a: Int } type B implements A { b: Int } type Query { q: B }';
  const broken = introspectionFromSchema(buildSchema(text, { assumeValid: true }));
  expect(loadSchema(JSON.stringify(broken), {}, 'a.json').problems).toEqual([
    '1:1 openapi/graphql Interface field A.a expected but B does not provide it.',
  ]);
});

test('a schema is known by a definition at the start of a line where its address does not tell', () => {
  const { api, problems } = loadSchema('# Ours.\n\n"""\nAll.\n"""\ntype Query { a: Int }', {}, 'https://api.example.com/sdl');
  expect(problems).toEqual([]);
  expect(api?.operations.map(({ key }) => key)).toEqual(['query a']);
});

test.each([
  ['type Query { a: Rout b(x: Nope): Int }\ntype Route { id: ID }', ['1:17 openapi/graphql Unknown type `Rout`. Did you mean `Route`?']],
  ['type Query { a: Int', ['1:20 openapi/syntax Invalid GraphQL: Expected Name, found <EOF>.']],
  ['type Query { a: Int a: Int }', ['1:14 openapi/graphql Field "Query.a" can only be defined once.']],
  [
    'interface A { a: Int }\ntype Query implements A { b: Int }',
    ['1:15 openapi/graphql Interface field A.a expected but Query does not provide it.'],
  ],
  ['type Query { a: Int }\nextend type Quary { b: Int }', ['2:13 openapi/graphql Unknown type `Quary`. Did you mean `Query`?']],
  ['{ a }', ['1:1 openapi/syntax This is an operation, not a schema.']],
  ['', ['1:1 openapi/syntax It is empty.']],
])('%j is told at its place', (text, told) => {
  expect(loadSchema(text).problems).toEqual(expect.arrayContaining(told));
});

test('names like `__proto__` are names', () => {
  const { api, operation } = loadSchema(
    'type Query { __proto__(constructor: __proto__!): toString } input __proto__ { __proto__: ID! } type toString { __proto__: Int }',
  );
  expect(api?.operations.map(({ key }) => key)).toEqual(['query __proto__', 'object toString', 'input __proto__']);
  expect(operation('query __proto__')?.graphql?.variables).toContain('"__proto__": "1"');
  expect(operation('object toString')?.graphql?.usedBy).toEqual(['Query.__proto__']);
});

test('types that require each other without end, and lists within lists, end', () => {
  const deep = '['.repeat(3000) + 'Int' + ']'.repeat(3000);
  const { operation } = loadSchema(`type Query { a(x: A!): Int b(y: ${deep}): Int } input A { a: A! }`);
  expect(operation('query a')?.graphql?.variables?.length).toBeLessThan(400);
  expect(loadSchema(`type Query { b(y: ${'['.repeat(200_000)}): Int }`).problems).toEqual(['1:1 openapi/syntax It is nested too deeply.']);
});

test('input types that require many of each other have an example that ends', () => {
  const inputs = Array.from({ length: 8 }, (_, level) => {
    const fields = Array.from({ length: 60 }, (_unused, index) => `f${index}: I${(level + 1) % 8}!`);
    return `input I${level} { ${fields.join(' ')} }`;
  });
  const { operation } = loadSchema(`type Query { a(x: I0!): Int }\n${inputs.join('\n')}`);
  expect(operation('query a')?.graphql?.variables?.length).toBeLessThan(20_000);
});

test('interfaces that implement all before them are not checked beyond a limit, and that is told', () => {
  const chain = Array.from({ length: 100 }, (_, index) => {
    const before = Array.from({ length: index }, (_unused, one) => `I${one}`).join(' & ');
    return `interface I${index} ${before === '' ? '' : `implements ${before}`} { a: Int }`;
  });
  const { problems, operation } = loadSchema(['type Query { a: I0 }', ...chain].join('\n'));
  expect(problems).toEqual([expect.stringContaining('not checked whether types implement')]);
  expect(operation('interface I0')?.graphql?.possibleTypes.length).toBe(99);
});
