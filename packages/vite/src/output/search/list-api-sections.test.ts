import { createSpecFiles, loadApi } from '@octavo/openapi/internal/load';
import { expect, it } from 'vitest';
import { listApiSections } from './list-api-sections.ts';

const SPEC = `openapi: 3.1.0
paths:
  /routes:
    get:
      operationId: list_all_routes
      description: "Every **route** of an <b>account</b>; see [limits](/limits).\\n\\n- the first\\n- the \`last_one\`"
      parameters: [{ name: page_size, in: query, description: "At *most*." }]
      responses: { 200: { description: Fine } }
components: { schemas: { Route: { properties: { hostname: { description: Where } } } } }
`;

it('a search finds what the page of an operation shows, without marks', () => {
  const files = createSpecFiles({ read: () => ({ text: SPEC }) });
  const api = loadApi('api.yaml', { files, hosts: new Set() });
  const page = { href: '/a', file: 'api.yaml', title: 'A', frontmatter: {}, headings: [], links: [], sections: [], isHidden: false };
  const list = (shown: { kind: 'operation' | 'schema' | 'fields'; source?: string; key: string }): unknown =>
    listApiSections(
      { ...page, api: { isDeprecated: false, ...shown } },
      {
        apis: { find: (source) => (source === 'api.yaml' ? api : undefined) },
        texts: { Responses: 'Antworten' },
      },
    );
  expect(list({ kind: 'operation', source: 'api.yaml', key: 'GET /routes' })).toEqual([
    { id: '', heading: '', text: 'Every route of an account ; see limits. the first the last_one', code: 'GET /routes\nlist_all_routes' },
    { id: 'query-parameters', heading: 'Query parameters', text: 'page_size At most.', code: '' },
    { id: 'responses', heading: 'Antworten', text: '200 Fine', code: '' },
  ]);
  expect(list({ kind: 'operation', source: 'api.yaml', key: 'GET /lost' })).toEqual([]);
  expect(list({ kind: 'schema', source: 'api.yaml', key: 'Route' })).toEqual([{ id: '', heading: '', text: 'hostname Where', code: '' }]);
  expect(list({ kind: 'fields', key: 'GET /own' })).toEqual([{ id: '', heading: '', text: '', code: 'GET /own' }]);
});
