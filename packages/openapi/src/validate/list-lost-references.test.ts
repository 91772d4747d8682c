import { expect, test } from 'vitest';
import { listLostReferences } from './list-lost-references.ts';

const lost = { $ref: '#/components/schemas/Pett' };

test('a reference of a component that nothing refers to is told where it leads nowhere', () => {
  const document = {
    paths: { '/a': { get: { responses: { 200: { $ref: '#/components/responses/Used' } } } } },
    components: {
      schemas: { Pet: {}, Own: lost },
      responses: {
        Used: { content: { 'application/json': { schema: lost } } },
        Unused: { content: { 'application/json': { schema: lost, example: { $ref: '#/x' } } } },
        Right: { $ref: '#/components/responses/Used' },
      },
      parameters: { Elsewhere: { $ref: 'other.yaml#/a' }, Gone: { $ref: '#/nothing/like/it' } },
    },
  };
  expect(listLostReferences(document).map(({ pointer, message, findHint }) => [pointer, message, findHint?.()])).toEqual([
    [
      '/components/responses/Unused/content/application~1json/schema',
      'refers to `#/components/schemas/Pett`, which is not there',
      'Did you mean `#/components/schemas/Pet`?',
    ],
    ['/components/parameters/Gone', 'refers to `#/nothing/like/it`, which is not there', 'Fix the name, or add what it names.'],
  ]);
});

test('a file of OpenAPI 2, and one without components, have none', () => {
  expect(listLostReferences({ definitions: { A: lost } })).toEqual([]);
});
