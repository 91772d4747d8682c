import { describe, expect, test } from 'vitest';
import type { JsonObject } from '@octavo/core';
import { buildRequest } from './build-request.ts';
import { createGivenValues } from './create-given-values.ts';
import { createValues } from './create-values.ts';
import { createMediaType, createOperation, createParameter } from './fixtures/create-operation.ts';

const schema = {
  type: 'object',
  required: ['name', 'stops'],
  properties: {
    name: { type: 'string' },
    note: { type: 'string' },
    stops: {
      type: 'array',
      items: { type: 'object', required: ['at'], properties: { at: { type: 'integer' }, door: { type: 'string' } } },
    },
  },
};
const whole = { name: 'Depot', note: 'n', stops: [{ at: 1, door: 'a' }] };
const response = { description: '', headers: [], links: [] };

describe('createValues', () => {
  const operation = createOperation({
    method: 'POST',
    path: '/routes/{id}',
    parameters: [
      createParameter({ in: 'path', name: 'id', examples: [{ name: 'one', value: 'r1' }] }),
      createParameter({ in: 'query', name: 'limit', schema: { type: 'integer', default: 20 } }),
      createParameter({ in: 'query', name: 'sort', required: true, schema: { enum: ['asc', 'desc'] } }),
      createParameter({ in: 'query', name: 'old', deprecated: true }),
      createParameter({ in: 'header', name: 'X-Count', schema: { type: ['null', 'integer'], minimum: 3 } }),
    ],
    requestBody: {
      required: true,
      content: [createMediaType('application/json', { schema, examples: [{ name: 'generated', value: whole, isGenerated: true }] })],
    },
    responses: [
      { ...response, status: '400', content: [createMediaType('text/plain')] },
      { ...response, status: '201', content: [createMediaType('application/problem+json'), createMediaType('text/html')] },
    ],
  });

  test('what is required', () => {
    expect(createValues(operation, 'required')).toEqual({
      path: { id: 'r1' },
      query: { sort: 'asc' },
      header: {},
      cookie: {},
      contentType: 'application/json',
      body: { name: 'Depot', stops: [{ at: 1 }] },
      accept: 'application/problem+json',
    });
  });

  test('the whole body, and of parameters what is required', () => {
    expect(createValues(operation, 'body')).toMatchObject({ query: { sort: 'asc' }, header: {}, body: whole });
  });

  test('of parameters what the file itself has a value for', () => {
    expect(createGivenValues(operation)).toMatchObject({ path: { id: 'r1' }, query: { limit: 20 }, header: {}, body: whole });
    expect(createGivenValues(operation).query).toEqual({ limit: 20 });
  });

  test('all but what is deprecated; the request holds it', () => {
    const values = createValues(operation, 'all');
    expect(values).toMatchObject({ query: { limit: 20, sort: 'asc' }, header: { 'X-Count': 3 }, body: whole });
    expect(buildRequest(operation, values)).toMatchObject({ url: 'https://api.example.com/routes/r1?limit=20&sort=asc', notes: [] });
  });

  test('a body without examples is made of its required properties, cyclic ones included', () => {
    const schemas = { '#/n': { type: 'object', required: ['next', 'kind'], properties: { next: { $ref: '#/n' }, kind: { const: 'x' } } } };
    const content = [createMediaType('application/json', { schema: { $ref: '#/n' } })];
    const { body } = createValues(createOperation({ schemas, requestBody: { required: true, content } }), 'required');
    expect(body).toMatchObject({ kind: 'x', next: { kind: 'x' } });
  });

  test('of a generated example what an alternative requires stays, and what lies too deep to be known', () => {
    const own: JsonObject = {
      type: 'object',
      required: ['deep'],
      properties: { deep: { $ref: '#/elsewhere' }, note: { type: 'string' } },
      oneOf: [{ required: ['card'], properties: { card: { type: 'string' } } }, { required: ['iban'] }],
    };
    const value = { deep: { a: { b: 1 } }, note: 'n', card: 'c' };
    const content = [createMediaType('application/json', { schema: own, examples: [{ name: 'generated', value, isGenerated: true }] })];
    const { body } = createValues(createOperation({ requestBody: { required: true, content } }), 'required');
    expect(body).toEqual({ deep: { a: { b: 1 } }, card: 'c' });
  });

  test('what an author wrote stays whole, text as text', () => {
    const given = (examples: { name: string; value?: typeof whole; serialized?: string }[]) =>
      createValues(
        createOperation({ requestBody: { required: true, content: [createMediaType('application/json', { schema, examples })] } }),
        'required',
      );
    expect(given([{ name: 'a', value: whole }]).body).toEqual(whole);
    expect(given([{ name: 'a', serialized: '{ "name": 1 }' }]).rawBody).toBe('{ "name": 1 }');
  });
});
