import { expect, test } from 'vitest';
import type { PageField } from '../model/page-field.ts';
import { createFieldOperation } from './create-field-operation.ts';

function field(given: Partial<PageField> & Pick<PageField, 'in' | 'name'>): PageField {
  return { required: false, deprecated: false, enum: [], description: '', fields: [], ...given };
}

test('a page’s own fields are an operation', () => {
  const operation = createFieldOperation('POST https://api.example.com/v1/routes/:id/{sub}', [
    field({ in: 'path', name: 'id', type: 'uuid' }),
    field({ in: 'query', name: 'limit', type: 'integer', default: '10' }),
    field({ in: 'header', name: 'X-Key', required: true, placeholder: 'k' }),
    field({
      in: 'body',
      name: 'targets',
      type: 'array of objects',
      required: true,
      fields: [field({ in: 'body', name: 'weight', type: 'integer' })],
    }),
    field({ in: 'body', name: 'tags', type: 'string[]' }),
    field({ in: 'body', name: 'mode', type: 'string', enum: ['a', 'b'], description: 'How.' }),
    field({ in: 'response', name: 'ok', type: 'boolean' }),
  ]);
  expect(operation).toMatchObject({ method: 'POST', path: '/v1/routes/{id}/{sub}', servers: [{ url: 'https://api.example.com' }] });
  expect(operation.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ['id', 'path', true],
    ['sub', 'path', true],
    ['limit', 'query', false],
    ['X-Key', 'header', true],
  ]);
  expect(operation.parameters[2]?.schema).toEqual({ type: 'integer', default: 10 });
  expect(operation.requestBody).toMatchObject({ required: true, content: [{ type: 'application/json' }] });
  expect(operation.requestBody?.content[0]?.schema).toEqual({
    type: 'object',
    properties: {
      targets: { type: 'array', items: { type: 'object', properties: { weight: { type: 'integer' } } } },
      tags: { type: 'array', items: { type: 'string' } },
      mode: { type: 'string', enum: ['a', 'b'], description: 'How.' },
    },
    required: ['targets'],
  });
  expect(operation.responses).toMatchObject([{ status: '200', content: [{ schema: { properties: { ok: { type: 'boolean' } } } }] }]);
});

test('a path without a server, and a file', () => {
  const operation = createFieldOperation('PUT files', [field({ in: 'body', name: 'file', type: 'file' })]);
  expect(operation).toMatchObject({
    path: '/files',
    servers: [],
    requestBody: { required: false, content: [{ type: 'multipart/form-data' }] },
  });
});
