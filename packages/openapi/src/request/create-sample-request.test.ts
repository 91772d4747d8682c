import { expect, test } from 'vitest';
import { createMediaType, createOperation, createParameter } from './fixtures/create-operation.ts';
import { createSampleRequest } from './create-sample-request.ts';

const operation = createOperation({
  method: 'POST',
  path: '/{account}/routes/{id}/{count}/{kind}',
  parameters: [
    createParameter({ in: 'path', name: 'account', schema: { type: 'string' } }),
    createParameter({ in: 'path', name: 'id', examples: [{ name: 'one', value: 'r1' }] }),
    createParameter({ in: 'path', name: 'count', schema: { type: 'integer' } }),
    createParameter({ in: 'path', name: 'kind', schema: { enum: ['bus', 'tram'] } }),
  ],
  requestBody: {
    required: false,
    content: [
      createMediaType('application/json', {
        examples: [
          { name: 'a', value: { a: 1 } },
          { name: 'b', value: { b: 1 } },
        ],
      }),
      createMediaType('text/plain', { examples: [{ name: 'c', value: 'C' }] }),
    ],
  },
});

test('parameters of the path for which the file has no value keep their names', () => {
  expect(createSampleRequest(operation, { extent: 'required' }).url).toBe('https://api.example.com/{account}/routes/r1/{count}/bus');
});

test.each([
  [[], '/a', 'https://api.example.com/a'],
  [['/v1'], '/a', 'https://api.example.com/v1/a'],
  [['https://own.test/v1'], '/a', 'https://own.test/v1/a'],
])('a sample for the servers %j goes to a whole address', (servers, path, url) => {
  const own = createOperation({ path, servers: servers.map((one) => ({ url: one, variables: [] })) });
  expect(createSampleRequest(own, { extent: 'required' }).url).toBe(url);
});

test('a chosen example is sent in its media type', () => {
  const send = (media: number, example: number) => createSampleRequest(operation, { extent: 'body', choice: { media, example } });
  expect([send(0, 1).body, send(1, 0).body]).toEqual(['{\n  "b": 1\n}', 'C']);
  expect(send(1, 0).headers['Content-Type']).toBe('text/plain');
});
