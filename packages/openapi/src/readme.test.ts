import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, test, vi } from 'vitest';
import { createMediaType, createOperation, createParameter } from './request/fixtures/create-operation.ts';

/** The operation that the README speaks of. */
const operation = createOperation({
  method: 'POST',
  path: '/routes/{id}/stops',
  servers: [{ url: 'https://{region}.example.com', variables: [{ name: 'region', default: 'us' }] }],
  security: [[{ scheme: { name: 'token', type: 'http', scheme: 'bearer' }, scopes: [] }]],
  parameters: [
    createParameter({ in: 'path', name: 'id' }),
    createParameter({ in: 'query', name: 'tags', style: 'deepObject', explode: true, schema: { type: 'object' } }),
  ],
  requestBody: {
    required: true,
    content: [
      createMediaType('application/json', {
        schema: { type: 'object', properties: { name: { type: 'string' }, load: { type: 'integer' } } },
      }),
    ],
  },
});

test('the examples of the README run', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, text]) => text).join('');
  const plain = code
    .replace(/^declare const operation.*$/m, `const operation = ${JSON.stringify(operation)};`)
    .replace(/^await fetch.*$/m, 'console.log(request, createFetchInit(request).method);')
    .replaceAll("'@octavo/openapi'", JSON.stringify(new URL('./entries/index.ts', import.meta.url).href));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await import(`data:text/javascript,${encodeURIComponent((await transformWithOxc(plain, 'readme.ts')).code)}`);
  const [[request, method], [sample]] = log.mock.calls as [unknown[], unknown[]];
  log.mockRestore();
  const told = [...code.matchAll(/^\/\/ (.*)$/gm)].map(([, line]) => line).join('\n');
  // oxlint-disable-next-line eslint/no-new-func -- the README's own text
  expect(request).toEqual(new Function(`return (${told})`)());
  expect(method).toBe('POST');
  expect(sample).toContain('https://eu.example.com');
});
