import { findWords } from '@octavo/core/internal';
import { OctavoProvider } from '@octavo/theme/internal';
import { fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { loadSchema } from '../load/load-graphql-fixture.ts';

import { ApiPage } from './api-page.tsx';
import { ChannelPage } from './channel/channel-page.tsx';
import { shareFetch } from './fixtures/share-fetch.ts';
import { TypeText } from './schema/type-text.tsx';
import { createWorkflowFixture } from '../page-data/create-workflow-fixture.ts';
import { GraphqlPage } from './graphql/graphql-page.tsx';
import { WorkflowPage } from './workflow/workflow-page.tsx';
import type { ApiPageProps } from './api-page.tsx';

const { api, parts } = findWords('ar') ?? {};
const SITE = JSON.parse('{ "name": "ع", "base": "/" }');

/** What the author writes is Arabic, too, but for names in code. */
const SPEC = {
  openapi: '3.1.0',
  info: { title: 'طرق', version: '٧', description: 'وصف.', contact: { name: 'نحن', email: 'a@b.test' }, license: { name: 'رخصة' } },
  servers: [{ url: 'https://{region}.x.test', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } }, { url: 'https://y.test' }],
  paths: {
    '/r/{id}': {
      post: {
        description: 'ينقل.',
        security: [{ key: [] }, { login: ['w'] }, {}],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
          { name: 'n', in: 'query', deprecated: true, schema: { type: 'integer', minimum: 1, maximum: 9, default: 3 } },
          { name: 'X-T', in: 'header', schema: { enum: ['a', 'b'] } },
          {
            name: 'v',
            in: 'query',
            required: true,
            schema: { oneOf: [{ type: 'integer' }, { type: 'array', items: { type: 'string', format: 'uuid' } }] },
          },
          { name: 'c', in: 'cookie', schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': { schema: { $ref: '#/components/schemas/R' } },
            'multipart/form-data': { schema: { type: 'object' } },
          },
        },
        responses: {
          200: {
            description: 'تم.',
            headers: { 'X-H': { schema: { type: 'string' } } },
            content: { 'application/json': { schema: { $ref: '#/components/schemas/R' } } },
          },
          404: { description: 'لا.' },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      login: {
        type: 'oauth2',
        flows: { authorizationCode: { authorizationUrl: 'https://y.test/a', tokenUrl: 'https://y.test/t', scopes: { w: 'كتابة' } } },
      },
    },
    schemas: {
      R: {
        type: 'object',
        required: ['m'],
        additionalProperties: false,
        properties: {
          m: { type: 'string', minLength: 2, maxLength: 9, readOnly: true },
          l: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', pattern: '^x' } },
          o: { oneOf: [{ type: 'object', title: 'أ', properties: { q: { type: 'number', exclusiveMinimum: 1 } } }, { type: 'null' }] },
          d: { type: 'string', deprecated: true, writeOnly: true, enum: ['a'] },
        },
      },
    },
  },
};

/** Words of the field that no language has others for, and what the author names in code. */
const SAME =
  /^(?:string|uuid|integer|POST|API|JSON|GraphQL|URL|OAuth|curl|cURL|JavaScript|Python|Go|Java|PHP|Ruby|id|OpenAPI|HAR|Postman|Bruno)$/;

/** Media types, addresses and names that the author gives, and the phrases of HTTP (RFC 9110). */
const STANDARD = /^(?:X-Key|region|.*\b[xy]\.test\b.*|[\w.]+@[\w.]+|https?:\S+|[a-z]+\/[\w.+-]+|(?:200 )?OK|Not Found)$/;

const SHARED = { api: { source: 'api.yaml', title: 'طرق' }, chunks: {}, expanded: 'all' as const };

beforeEach(() => {
  shareFetch();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  vi.restoreAllMocks();
});

it.each(['overview', 'operation'] as const)(
  'the page of an %s says nothing of its own in Latin letters on an Arabic page',
  async (kind) => {
    const { container } = render(<App data={createData(kind)} />);
    expect(listLatin(container)).toEqual([]);
    const open = container.querySelector('.octavo-try-open');
    if (kind === 'overview' || open === null) return;
    fireEvent.click(open);
    await waitFor(() => expect(container.querySelector('.octavo-try-send')).not.toBeNull());
    for (const button of container.querySelectorAll('.octavo-try-panel button[type=button]')) fireEvent.click(button);
    // What a press loads is read, too.
    await vi.dynamicImportSettled();
    const number = container.querySelector('.octavo-try-panel input[inputmode]');
    if (number) fireEvent.change(number, { target: { value: '99' } });
    expect(listLatin(container)).toEqual([]);
    const panel = container.querySelector('.octavo-try-panel');
    expect([...(panel?.querySelectorAll('option') ?? [])].map(({ textContent }) => textContent)).toContain('مصفوفة من string<uuid>');
    expect([...(panel?.querySelectorAll('.octavo-try-type bdi') ?? [])].map(({ textContent }) => textContent)).toContain('string<uuid>');
  },
);

it('why a request failed is said in Arabic on an Arabic page', async () => {
  vi.stubGlobal('fetch', (_: string, { method }: RequestInit) =>
    method === 'HEAD' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch')),
  );
  const paths = { '/r': { get: { responses: { 200: { description: 'تم.' } } } } };
  const operation = loadTestApi({ 'api.yaml': { ...SPEC, servers: [{ url: 'https://y.test' }], paths } }).operation('GET /r');
  if (operation === undefined) throw new Error('The file must have it.');
  const { container } = render(
    <App data={{ ...SHARED, kind: 'operation', operation, playground: 'show', languages: [], extent: 'required' }} />,
  );
  fireEvent.click(container.querySelector('.octavo-try-open') ?? container);
  await waitFor(() => expect(container.querySelector('.octavo-try-send')).not.toBeNull());
  fireEvent.click(container.querySelector('.octavo-try-send') ?? container);
  await waitFor(() => expect(container.querySelector('.octavo-try-failure-title')).not.toBeNull());
  const texts = [...container.querySelectorAll('.octavo-try-failure > p')].map(({ textContent }) => textContent);
  expect(texts[0]).toBe(api?.['The API does not allow this page to read its responses']);
  expect(texts[1]).toContain(api?.['The request was sent and may have taken effect; the browser hides the response.']);
  expect(texts[1]).toContain('y.test');
  expect(listLatin(container)).toEqual([]);
});

it('the page of a channel says nothing of its own in Latin letters on an Arabic page, nor its form', async () => {
  const message = { payload: { properties: { س: { type: 'integer' } } }, examples: [{ payload: { س: 7 } }] };
  const channel = { parameters: { م: {} }, publish: { operationId: 'نشر', message }, subscribe: { operationId: 'بث', message } };
  const file = { asyncapi: '2.6.0', info: { title: 'طرق' }, servers: { a: { url: 'ws://x.test' } }, channels: { '/{م}': channel } };
  const operation = loadTestApi({ 'api.yaml': file }).operation('channel /{م}');
  if (operation === undefined) throw new Error('The file must have it.');
  const { container } = render(
    <OctavoProvider value={{ site: { ...SITE, parts: { ...api, ...parts } } }}>
      <ChannelPage data={{ ...SHARED, kind: 'operation', operation, playground: 'show', languages: [], extent: 'required' }} />
    </OctavoProvider>,
  );
  fireEvent.click(container.querySelector('.octavo-try-open') ?? container);
  await waitFor(() => expect(container.querySelectorAll('form')).toHaveLength(2));
  await vi.dynamicImportSettled();
  await waitFor(() => expect(container.querySelector('.octavo-channel-fit')?.textContent).toContain(api?.['Matches the schema']));
  expect(listLatin(container)).toEqual([]);
});

it('the page of a workflow says nothing of its own in Latin letters on an Arabic page, nor while it runs', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  const target = {
    operationPath: '{$sourceDescriptions.a.url}#/paths/~1r~1{id}/post',
    parameters: [{ name: 'id', in: 'path', value: '$inputs.i' }],
  };
  const [again, end] = [
    { name: 'r', type: 'retry', retryAfter: 0 },
    { name: 'e', type: 'end', criteria: [{ condition: '$statusCode == 200' }] },
  ];
  const steps = [
    {
      ...target,
      stepId: 'x',
      successCriteria: [{ condition: '$statusCode == 201' }],
      onFailure: [again, { name: 'g', type: 'goto', stepId: 'y' }],
    },
    { ...target, stepId: 'y', dependsOn: ['x'], requestBody: { payload: { m: 'a' } }, onSuccess: [end], outputs: { o: '$statusCode' } },
    { stepId: 'z', workflowId: 'w' },
  ];
  const flows = {
    arazzo: '1.0.1',
    info: { title: 'طرق', version: '٧' },
    sourceDescriptions: [{ name: 'a', url: 'api.yaml' }],
    workflows: [
      {
        workflowId: 'v',
        dependsOn: ['w'],
        inputs: { properties: { i: { type: 'integer', default: 3 } } },
        steps,
        outputs: { o: '$steps.y.outputs.o' },
      },
      { workflowId: 'w', steps: [{ ...target, stepId: 'x' }] },
    ],
  };
  const data = createWorkflowFixture({ 'flows.yaml': flows, 'api.yaml': SPEC });
  const { container } = render(
    <OctavoProvider value={{ site: { ...SITE, parts: { ...api, ...parts } } }}>
      <WorkflowPage data={data} />
    </OctavoProvider>,
  );
  expect(listLatin(container)).toEqual([]);
  fireEvent.click(container.querySelector('.octavo-workflow-run > .octavo-try-open') ?? container);
  await waitFor(() => expect(container.querySelector('.octavo-try-send')).not.toBeNull());
  fireEvent.click(container.querySelector('.octavo-workflow-panel > .octavo-try-bar > .octavo-try-secondary') ?? container);
  await waitFor(() => expect(container.querySelector('.octavo-workflow-end')).not.toBeNull());
  await vi.dynamicImportSettled();
  expect(container.querySelectorAll('.octavo-workflow-result').length).toBeGreaterThan(1);
  expect(listLatin(container)).toEqual([]);
}, 30_000);

/** Each kind of definition, with all that a page of it can say. */
const SCHEMA = `
"وصف."
type Query { "وصف." r(id: ID!, n: Int = 3, w: I): T @deprecated(reason: "قديم.") }
type Mutation { m(w: I!): U }
type Subscription { s: T }
interface N { id: ID! }
type T implements N { id: ID! f(x: E = A): D o: Int @deprecated(reason: "قديم.") }
union U = T
enum E { "وصف." A B @deprecated }
input I { a: String! "وصف." b: [E!] = [A] }
scalar D @specifiedBy(url: "https://y.test/d")
directive @d(x: E) repeatable on OBJECT
`;

it.each(['query r', 'mutation m', 'subscription s', 'interface N', 'object T', 'union U', 'enum E', 'input I', 'scalar D', 'directive d'])(
  'the page of the %s of a GraphQL schema says nothing of its own in Latin letters on an Arabic page',
  (key) => {
    const container = renderDefinition(key);
    expect(container.querySelector('h2')?.textContent).not.toBe('');
    expect(listLatin(container)).toEqual([]);
  },
);

it('an operation and its variables are named beside the request that sends them', () => {
  const container = renderDefinition('query r');
  const names = [...container.querySelectorAll('[role=tablist], .octavo-code-select select')].map((one) => one.getAttribute('aria-label'));
  expect(names).toContain(api?.Example);
  expect(new Set(names).size).toBe(names.length);
  expect([...container.querySelectorAll('[role=tab]')].map(({ textContent }) => textContent)).toContain(api?.Variables);
});

function renderDefinition(key: string): HTMLElement {
  const operation = loadSchema(SCHEMA).operation(key);
  if (operation === undefined) throw new Error('The schema must define it.');
  const data = {
    ...SHARED,
    kind: 'operation' as const,
    operation,
    playground: 'show' as const,
    languages: ['curl', 'javascript'],
    extent: 'required' as const,
    hrefs: { T: '/t', E: '/e' },
  };
  const { container } = render(
    <OctavoProvider value={{ site: { ...SITE, parts: { ...api, ...parts } } }}>
      <GraphqlPage data={data} />
    </OctavoProvider>,
  );
  return container;
}

it('a type reads from the right, and names with a format in it from the left', () => {
  const { container } = render(<TypeText type="مصفوفة من (string<date-time> أو map<uuid>)" />);
  expect([...container.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual(['string<date-time>', 'map<uuid>']);
  expect(container.textContent).toBe('مصفوفة من (string<date-time> أو map<uuid>)');
});

function App({ data }: { data: ApiPageProps['data'] }): ReactElement {
  return (
    <OctavoProvider value={{ site: { ...SITE, parts: { ...api, ...parts } } }}>
      <ApiPage data={data} />
    </OctavoProvider>
  );
}

function createData(kind: 'overview' | 'operation'): ApiPageProps['data'] {
  const loaded = loadTestApi({ 'api.yaml': SPEC });
  const [overview, operation] = [loaded.overview(), loaded.operation('POST /r/{id}')];
  if (overview === undefined || operation === undefined) throw new Error('The file must be an API.');
  if (kind === 'overview') return { ...SHARED, kind, overview };
  return { ...SHARED, kind, operation, playground: 'show', languages: [], extent: 'required' };
}

/** The texts and labels with a Latin word of more than one letter, without code, fields to type in and what was given a name by its author. */
function listLatin(container: HTMLElement): string[] {
  const copy = container.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(
    'code, pre, option, textarea, .octavo-field-name, .octavo-field-type, .octavo-try-type, .octavo-method',
  ))
    element.remove();
  const texts: string[] = [];
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  for (const element of copy.querySelectorAll('*')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
  }
  return texts.filter((text) => !STANDARD.test(text.trim()) && (text.match(/[A-Za-z][A-Za-z]+/g) ?? []).some((word) => !SAME.test(word)));
}
