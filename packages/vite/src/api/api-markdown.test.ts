import { createSite, parseConfig } from '@octavo/core';
import type { ApiTexts, PartTexts } from '@octavo/core';
import { findWords } from '@octavo/core/internal';
import { createSpecFiles, joinApis, loadApi } from '@octavo/openapi/internal/load';
import { expect, it } from 'vitest';
import { createApiMarkdown } from './api-markdown.ts';
import { createApiRenderer } from './api-renderer.ts';

const SPEC = `openapi: 3.1.0
servers: [{ url: 'https://api.example.com' }]
paths:
  /routes: { get: { operationId: listRoutes, summary: List routes, description: Lists *all*., responses: { 200: { description: Fine. } } } }
webhooks:
  moved: { post: { summary: Moved } }
components: { schemas: { Route: { description: 'In [all](#operation/listRoutes).', properties: { host: { type: string } } } } }
`;

it('an operation as a program reads it: configured, with a request to copy', async () => {
  const files = createSpecFiles({ read: () => ({ text: SPEC }) });
  const loaded = loadApi('api.yaml', { files, hosts: new Set() });
  const text = JSON.stringify({ name: 'A', navigation: [], openapi: 'api.yaml', api: { baseUrl: 'https://eu.example.com' } });
  const { config } = parseConfig(text, 'docs.json');
  if (config === undefined || loaded.api === undefined) throw new Error('Config and API must be there.');
  const site = createSite(joinApis({ config, pages: [], apis: [loaded.api] }));
  const apis = { find: () => loaded };
  const store = { site: () => site, apis, apiChanges: () => undefined };
  const context = { store, apiRenderer: createApiRenderer(), scope: { toUrl: (url: string) => url } };
  const write = (
    key: string,
    kind: 'operation' | 'webhook' | 'schema' = 'operation',
    texts: Partial<ApiTexts & PartTexts> = {},
  ): Promise<string | undefined> =>
    createApiMarkdown({ file: 'api.yaml', api: { kind, source: 'api.yaml', key, isDeprecated: false } }, context, {
      text: 'Mine.',
      texts,
    });
  const markdown = await write('GET /routes');
  expect(markdown).toContain('`GET https://eu.example.com/routes`\n\nLists *all*.\n\nMine.\n');
  expect(markdown).toContain('## Response 200 OK\n\nFine.\n\n## Examples\n\ncURL:\n\n```bash\ncurl --request GET');
  expect(await write('webhook moved', 'webhook')).toBe('Webhook `moved`\n\nMine.\n');
  const schema = await write('Route', 'schema');
  expect(schema).toContain('- `host` (string)');
  expect(schema).toContain('In [all](/api-reference/list-routes).');
  const { parts, api } = findWords('de') ?? {};
  const german = await write('GET /routes', 'operation', { ...parts, ...api });
  expect(german).toContain('## Antwort 200 OK\n\nFine.\n\n## Beispiele\n');
  expect(await write('GET /lost')).toBeUndefined();
  expect(await createApiMarkdown({ file: 'a.mdx' }, context)).toBeUndefined();
});
