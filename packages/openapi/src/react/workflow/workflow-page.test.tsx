import { OctavoProvider } from '@octavo/theme/internal';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareFetch } from '../fixtures/share-fetch.ts';
import { keepCredential } from '../playground/keep/credential-store.ts';
import { keepServer } from '../playground/keep/server-store.ts';
import { nameApi } from '../playground/panel/api-name.ts';
import { createWorkflowFixture } from '../../page-data/create-workflow-fixture.ts';
import { WorkflowPage } from './workflow-page.tsx';

const API = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  servers: [{ url: 'https://one.test' }, { url: 'https://two.test/v2' }],
  security: [{ key: [] }],
  paths: {
    '/pets/{id}': {
      get: {
        operationId: 'getPet',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 200: { description: '', content: { 'application/json': {} } } },
      },
    },
    '/orders': { post: { operationId: 'order', requestBody: { content: { 'application/json': {} } }, responses: {} } },
  },
  components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } } },
};

const FLOWS = {
  arazzo: '1.0.1',
  info: { title: 'Flows', version: '1' },
  sourceDescriptions: [{ name: 'pets', url: 'pets.yaml', type: 'openapi' }],
  workflows: [
    {
      workflowId: 'buy',
      description: 'Buys one.',
      inputs: { type: 'object', properties: { id: { type: 'integer', default: 7 }, note: { type: 'string' } } },
      steps: [
        {
          stepId: 'look',
          operationId: 'getPet',
          parameters: [
            { name: 'id', in: 'path', value: '$inputs.id' },
            { name: 'trace', in: 'query', value: 'a {$inputs.id}' },
            { name: 'X-Trace', in: 'header', value: true },
          ],
          successCriteria: [{ condition: '$statusCode == 200' }],
          outputs: { name: '$response.body#/name' },
        },
        {
          stepId: 'buy',
          operationId: 'order',
          parameters: [{ name: 'Authorization', in: 'header', value: 'Bearer {$steps.look.outputs.name}' }],
          requestBody: {
            contentType: 'application/json',
            payload: { pet: '$steps.look.outputs.name', id: '$inputs.id', note: '$inputs.note' },
          },
          successCriteria: [{ condition: '$statusCode == 201' }],
          onFailure: [{ name: 'end', type: 'end' }],
        },
      ],
      outputs: { pet: '$steps.look.outputs.name' },
    },
  ],
};

const SITE = { base: '/', name: 'A' };
const sent: { url: string; method: string; headers: Record<string, string>; body: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  shareFetch();
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, body }: RequestInit) => {
    sent.push({ url, method, headers: Object.fromEntries(new Headers(headers)), body });
    const answer = method === 'GET' ? { name: 'Rex' } : { problem: 'none left' };
    const type = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: method === 'GET' ? 200 : 409, headers: type }));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
});

function open(): void {
  const data = createWorkflowFixture({ 'flows.yaml': FLOWS, 'pets.yaml': API });
  render(
    <OctavoProvider value={{ site: JSON.parse(JSON.stringify(SITE)) }}>
      <WorkflowPage data={data} />
    </OctavoProvider>,
  );
}

const listResults = (): (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('.octavo-workflow-result')].map(({ dataset }) => dataset['state']);

test('a page says all of a workflow, with links to steps and operations', () => {
  open();
  const text = document.body.textContent ?? '';
  for (const one of [
    'Buys one.',
    'default 7',
    '$statusCode == 200',
    'a {$inputs.id}',
    '"pet": "$steps.look.outputs.name"',
    'End the workflow',
  ])
    expect(text).toContain(one);
  expect([...document.querySelectorAll('.octavo-workflow-step a')].map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/pets.yaml/GET%20/pets/{id}', '#step-look']),
  );
});

test('steps are sent to the server that the reader chose for the API, with what was kept for it alone', async () => {
  const site = nameApi({ ...SITE, source: 'pets.yaml' });
  keepServer(site, { serverUrl: 'https://two.test/v2', variables: {} });
  keepCredential({ site, scheme: 'key', origin: 'https://two.test' }, 's3cret');
  keepCredential({ site, scheme: 'key', origin: 'https://one.test' }, 'other');
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Run workflow' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Run next step' }));
  await waitFor(() => expect(listResults()).toEqual(['success']));
  expect(sent).toEqual([
    {
      url: 'https://two.test/v2/pets/7?trace=a%207',
      method: 'GET',
      headers: { Accept: 'application/json', 'X-Key': 's3cret', 'X-Trace': 'true' },
      body: undefined,
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Run all steps' }));
  await waitFor(() => expect(listResults()).toEqual(['success', 'failure']));
  expect(sent[1]).toMatchObject({ url: 'https://two.test/v2/orders', method: 'POST', headers: { Authorization: 'Bearer Rex' } });
  expect(JSON.parse(String(sent[1]?.body))).toEqual({ pet: 'Rex', id: 7 });
  expect(document.querySelector('.octavo-workflow-end')?.textContent).toContain('Failed');
  expect(document.body.innerHTML).not.toContain('s3cret');
});

test('a run that is stopped sends no more', async () => {
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    sent.push({ url, method: '', headers: {}, body: undefined });
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Run workflow' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Run all steps' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await screen.findByRole('button', { name: 'Start over' });
  expect([sent.length, listResults()]).toEqual([1, ['begun']]);
});
