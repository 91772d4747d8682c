import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTextScope } from '../output/markdown/create-text-scope.ts';
import { listApiSections } from '../output/search/list-api-sections.ts';
import { createSiteStore } from '../site/site-store.ts';
import type { SiteStore } from '../site/site-store.ts';
import { createApiMarkdown } from './api-markdown.ts';
import { createApiRenderer } from './api-renderer.ts';

const FLOWS = `arazzo: 1.0.1
info: { title: Crossings, version: '1' }
sourceDescriptions: [{ name: ferry, url: ./openapi.yaml, type: openapi }]
workflows:
  - workflowId: bookPassage
    summary: Book a passage
    inputs: { type: object, properties: { port: { type: string, description: Where it begins. } } }
    steps:
      - stepId: find
        operationId: listRoutes
        parameters: [{ name: port, in: query, value: $inputs.port }]
        outputs: { id: $response.body#/0/id }
      - stepId: book
        operationPath: '{$sourceDescriptions.ferry.url}#/paths/~1passages/post'
        requestBody: { payload: { route: $steps.find.outputs.id } }
`;

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-workflows-'));
  const paths = {
    '/routes': { get: { operationId: 'listRoutes', responses: {} } },
    '/passages': { post: { summary: 'Book', responses: {} } },
  };
  write('openapi.yaml', JSON.stringify({ openapi: '3.1.0', info: { title: 'Ferry', version: '1' }, paths }));
  write('flows.arazzo.yaml', FLOWS);
  write(
    'docs.json',
    JSON.stringify({
      theme: 'mint',
      name: 'Test',
      colors: { primary: '#123456' },
      navigation: { tabs: [{ tab: 'Flows', arazzo: { source: 'flows.arazzo.yaml', directory: 'flows' } }] },
    }),
  );
});

afterEach(() => rmSync(root, { recursive: true }));

test('each workflow has a page in navigation, in the folder of its file; the API that it is about is only read', () => {
  const store = open();
  const { pages, sections } = store.site();
  expect(Object.values(pages).map(({ href, title, api }) => [href, title, api])).toEqual([
    [
      '/flows/book-a-passage',
      'Book a passage',
      { kind: 'workflow', source: 'flows.arazzo.yaml', key: 'workflow bookPassage', isDeprecated: false },
    ],
    ['/flows/overview', 'Crossings', { kind: 'overview', source: 'flows.arazzo.yaml', key: '', isDeprecated: false }],
  ]);
  expect(JSON.stringify(sections)).toContain('"Workflows"');
  expect(problemsOf(store)).toEqual([]);
});

test('frontmatter names a workflow, and pages of operations are linked from its Markdown; a search finds its inputs and steps', async () => {
  write(
    'docs.json',
    JSON.stringify({
      theme: 'mint',
      name: 'Test',
      colors: { primary: '#123456' },
      navigation: { pages: ['passage'], openapi: 'openapi.yaml' },
    }),
  );
  write('passage.mdx', '---\narazzo: flows.arazzo.yaml bookPassage\n---\n\nBring a coat.\n');
  const store = open();
  const page = store.site().pages['/passage'];
  if (page === undefined) throw new Error('The page must be there.');
  expect(page.title).toBe('Book a passage');
  const scope = createTextScope({ store, toUrl: (href) => `/docs${href}` });
  const text = await createApiMarkdown(page, { store, apiRenderer: createApiRenderer(), scope }, { text: 'Bring a coat.' });
  expect(text).toContain('Bring a coat.\n\n## Inputs\n\n- `port` (string): Where it begins.\n\n## Steps\n\n### 1. find');
  expect(text).toContain('[`POST /passages`](/docs/api-reference/book.md)');
  expect(listApiSections(page, { apis: store.apis, texts: {} })).toMatchObject([
    { code: 'bookPassage' },
    { heading: 'Inputs', text: 'port Where it begins.' },
    { heading: 'Steps', code: 'GET /routes\nPOST /passages' },
  ]);
});

test('an edit of the file, and of the API that it is about, shows; what is wrong is told at its place', () => {
  const store = open();
  store.site();
  write('flows.arazzo.yaml', FLOWS.replace('operationId: listRoutes', 'operationId: listRouts'));
  expect(store.update(path.join(root, 'flows.arazzo.yaml'))).toBe(true);
  store.site();
  expect(problemsOf(store)).toMatchObject([
    { code: 'openapi/workflow-reference', severity: 'error', file: 'flows.arazzo.yaml', line: 10, hint: 'Did you mean `listRoutes`?' },
  ]);
  expect(problemsOf(store)[0]?.frame).toContain('listRouts');
  const paths = { '/routes': { get: { operationId: 'listRouts', responses: {} } }, '/passages': { post: { responses: {} } } };
  write('openapi.yaml', JSON.stringify({ openapi: '3.1.0', info: { title: 'Ferry', version: '1' }, paths }));
  expect(store.update(path.join(root, 'openapi.yaml'))).toBe(true);
  store.site();
  expect(problemsOf(store)).toEqual([]);
  write('flows.arazzo.yaml', 'arazzo: [');
  store.update(path.join(root, 'flows.arazzo.yaml'));
  expect(Object.keys(store.site().pages)).toEqual(['/flows/book-a-passage', '/flows/overview']);
  expect(problemsOf(store).map(({ code }) => code)).toContain('openapi/syntax');
});

function problemsOf(store: SiteStore): ReturnType<SiteStore['diagnostics']> {
  return store.diagnostics().filter(({ code }) => code.startsWith('openapi/'));
}

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}

function open(): SiteStore {
  return createSiteStore({ root, outDir: path.join(root, 'dist') });
}
