import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTextScope } from '../output/markdown/create-text-scope.ts';
import { listApiSections } from '../output/search/list-api-sections.ts';
import { createSiteStore } from '../site/site-store.ts';
import type { SiteStore } from '../site/site-store.ts';
import { createApiMarkdown } from './api-markdown.ts';
import { createApiRenderer } from './api-renderer.ts';

const SCHEMA = `type Query { "One route." route(id: ID!): Route }
"Where requests go."
type Route { id: ID! "The one after it." next: Route }
`;

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'octavo-graphql-'));
  write('schema.graphql', SCHEMA);
  const graphql = { source: 'schema.graphql', directory: 'graph', endpoint: 'https://api.example.com/graphql' };
  writeConfig({ tabs: [{ tab: 'GraphQL', graphql }] });
});

afterEach(() => rmSync(root, { recursive: true }));

test('each definition has a page in navigation, whose requests go to the endpoint', () => {
  const store = open();
  const { pages, sections } = store.site();
  expect(Object.values(pages).map(({ href, title, api }) => [href, title, api?.key])).toEqual([
    ['/graph/objects/route', 'Route', 'object Route'],
    ['/graph/queries/route', 'route', 'query route'],
  ]);
  expect(JSON.stringify(sections)).toContain('"Queries"');
  expect(store.apis.find('schema.graphql')?.operation('query route')?.servers).toEqual([
    { url: 'https://api.example.com/graphql', variables: [] },
  ]);
  writeConfig({ tabs: [{ tab: 'GraphQL', graphql: 'schema.graphql' }] });
  store.update(path.join(root, 'docs.json'));
  expect(Object.keys(store.site().pages)).toContain('/api-reference/queries/route');
  expect(store.apis.find('schema.graphql')?.operation('query route')?.servers).toEqual([]);
});

test('a schema that cannot be read is named all the same', () => {
  write('schema.graphql', 'type Query {');
  const store = open();
  store.site();
  expect(store.diagnostics().map(({ code }) => code)).toContain('openapi/syntax');
  expect(store.findAsset('/schema.graphql')).toBe(path.join(root, 'schema.graphql'));
});

test.each(['a tab', 'the site'])('the folders of an OpenAPI file and a schema of %s are its own', (part) => {
  write(
    'openapi.yaml',
    JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: { '/a': { get: { summary: 'Get' } } } }),
  );
  const files = { openapi: { source: 'openapi.yaml', directory: 'rest' }, graphql: { source: '/schema.graphql', directory: 'graph' } };
  writeConfig(part === 'a tab' ? { tabs: [{ tab: 'API', ...files }] } : files);
  const hrefs = Object.keys(open().site().pages);
  expect(hrefs.toSorted()).toEqual(['/graph/objects/route', '/graph/queries/route', '/rest/get']);
});

test('two schemas of one part stand in a group each', () => {
  write('more.graphql', 'type Query { port: Int }');
  writeConfig({ tabs: [{ tab: 'GraphQL', graphql: ['schema.graphql', 'more.graphql'] }] });
  const [section] = open().site().sections;
  expect(section?.navigation.map(({ title }) => title)).toEqual(['schema', 'more']);
});

test('frontmatter names a definition; its Markdown links to its types, and a search finds its fields', async () => {
  write('passage.mdx', '---\ngraphql: schema.graphql query route\n---\n\nBring a coat.\n');
  const store = open();
  const { pages } = store.site();
  const [page, type] = ['/passage', '/graph/objects/route'].map((href) => pages[href]);
  if (page === undefined || type === undefined) throw new Error('The pages must be there.');
  const scope = createTextScope({ store, toUrl: (href) => `/docs${href}` });
  const text = await createApiMarkdown(page, { store, apiRenderer: createApiRenderer(), scope }, { text: 'Bring a coat.' });
  expect(text).toContain('One route.\n\nBring a coat.\n\n## Arguments\n\n- `id` (`ID!`, required)');
  expect(text).toContain('[`Route`](/docs/graph/objects/route.md)');
  expect(listApiSections(type, { apis: store.apis, texts: {} })).toMatchObject([
    { code: 'Route', text: 'Where requests go.' },
    { heading: 'Fields', text: 'id next The one after it.' },
  ]);
});

test('an edit shows; what is wrong is told at its place, and a broken file keeps its pages', () => {
  const store = open();
  store.site();
  write('schema.graphql', SCHEMA.replace('next: Route', 'next: Rout'));
  expect(store.update(path.join(root, 'schema.graphql'))).toBe(true);
  store.site();
  expect(problemsOf(store)).toMatchObject([
    { code: 'openapi/graphql', severity: 'warning', file: 'schema.graphql', line: 3, column: 48, hint: 'Did you mean `Route`?' },
  ]);
  write('schema.graphql', 'type Query {');
  store.update(path.join(root, 'schema.graphql'));
  expect(Object.keys(store.site().pages)).toHaveLength(2);
  expect(problemsOf(store).map(({ code }) => code)).toContain('openapi/syntax');
});

test('a version of the package that is not read with is named, with the command that installs the right one', () => {
  const folder = path.join(root, 'node_modules/graphql');
  mkdirSync(folder, { recursive: true });
  write('node_modules/graphql/index.js', 'exports.versionInfo = { major: 15 };');
  write('pnpm-lock.yaml', '');
  const store = open();
  store.site();
  expect(problemsOf(store)).toMatchObject([
    {
      code: 'openapi/graphql',
      severity: 'error',
      message: 'A GraphQL schema is read with the package `graphql`, version 16 or 17, which is installed as version 15.',
      hint: 'Install it: `pnpm add --save-dev graphql@16`. Version 17 needs Node 22.',
    },
  ]);
});

function problemsOf(store: SiteStore): ReturnType<SiteStore['diagnostics']> {
  return store.diagnostics().filter(({ code }) => code.startsWith('openapi/'));
}

function writeConfig(navigation: object): void {
  write('docs.json', JSON.stringify({ theme: 'mint', name: 'Test', colors: { primary: '#123456' }, navigation }));
}

function write(file: string, text: string): void {
  writeFileSync(path.join(root, file), text);
}

function open(): SiteStore {
  return createSiteStore({ root, outDir: path.join(root, 'dist') });
}
