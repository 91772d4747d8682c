import { expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { listOperationText } from './list-operation-text.ts';

test('a search finds method and path, parameters, and the fields of bodies', () => {
  const { operation } = loadTestApi({
    'api.yaml': {
      openapi: '3.1.0',
      paths: {
        '/routes/{id}': {
          put: {
            operationId: 'putRoute',
            description: 'Replaces a route.',
            parameters: [{ name: 'dry_run', in: 'query', description: 'Only checks.' }],
            requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Route' } } } },
            responses: { 200: { description: 'Replaced.' } },
          },
        },
      },
      components: {
        schemas: { Route: { properties: { hostname: { description: 'Where it is.' }, next: { $ref: '#/components/schemas/Route' } } } },
      },
    },
  });
  const found = operation('PUT /routes/{id}');
  expect(found && listOperationText(found)).toEqual([
    { id: '', heading: '', text: 'Replaces a route.', code: 'PUT /routes/{id}\nputRoute' },
    { id: 'path-parameters', heading: 'Path parameters', text: 'id', code: '' },
    { id: 'query-parameters', heading: 'Query parameters', text: 'dry_run Only checks.', code: '' },
    { id: 'body', heading: 'Body', text: 'hostname next Where it is.', code: '' },
    { id: 'responses', heading: 'Responses', text: '200 Replaced.', code: '' },
  ]);
});
