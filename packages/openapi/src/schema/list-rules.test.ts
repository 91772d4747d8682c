import { expect, it } from 'vitest';
import { flattenSchema } from './flatten-schema.ts';
import { listRules } from './list-rules.ts';

const titles = (schema: object): string[][] =>
  listRules(flattenSchema(schema as never, {})).map((group) => group.map(({ title }) => title));

it('names every schema that is neither a field nor an alternative', () => {
  expect(
    titles({
      not: { const: 'x' },
      contains: { type: 'string' },
      propertyNames: { pattern: '^a' },
      contentSchema: { type: 'object' },
      dependentSchemas: { card: { required: ['address'] } },
    }),
  ).toEqual([['Must not be'], ['Must contain'], ['Each name must be'], ['Its text contains'], ['With card it must be']]);
  expect(titles({ contains: true, minContains: 0 })).toEqual([['May contain']]);
  expect(titles({ type: 'string' })).toEqual([]);
});

it('keeps the parts of a condition together', () => {
  expect(titles(JSON.parse('{ "if": { "minimum": 1 }, "then": { "maximum": 9 } }'))).toEqual([['If it is', 'then it must be']]);
  expect(titles(JSON.parse('{ "if": true, "then": false, "else": {} }'))).toEqual([
    ['If it is', 'then it must be', 'otherwise it must be'],
  ]);
});
