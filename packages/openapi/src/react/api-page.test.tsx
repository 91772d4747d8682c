import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import type { Operation } from '../model/operation.ts';
import type { OperationPageData } from '../page/api-page-data.ts';
import { writeOperation } from '../twin/write-operation.ts';
import { ApiPage } from './api-page.tsx';
import { ChannelPage } from './channel/channel-page.tsx';
import { keepCredential } from './playground/keep/credential-store.ts';
import { setShowsCredentials } from './shown/shows-credentials.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const operation: Operation = {
  key: 'POST /routes/{id}',
  kind: 'operation',
  method: 'POST',
  path: '/routes/{id}',
  tags: [],
  deprecated: false,
  isHidden: false,
  isExcluded: false,
  description: '<p>Moves a route.</p>',
  servers: [{ url: 'https://api.example.com/', variables: [] }],
  security: [[{ scheme: { name: 'key', type: 'apiKey', in: 'header', parameter: 'X-Key' }, scopes: [] }], []],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      deprecated: false,
      allowEmptyValue: false,
      style: 'simple',
      explode: false,
      allowReserved: false,
      schema: { type: 'string', format: 'uuid' },
      examples: [],
    },
  ],
  requestBody: { required: true, content: [{ type: 'application/json', schema: ref('Route'), examples: [], encoding: {} }] },
  responses: [
    { status: '200', headers: [], content: [{ type: 'application/json', schema: ref('Route'), examples: [], encoding: {} }], links: [] },
    { status: '4XX', headers: [], content: [], links: [] },
  ],
  callbacks: [],
  samples: [],
  schemas: {
    '#/components/schemas/Route': {
      type: 'object',
      required: ['name'],
      properties: {
        id: { type: 'string', readOnly: true },
        name: { type: 'string', maxLength: 40, description: '<p>What it is <em>called</em>.</p>' },
        stops: { type: 'array', items: ref('Stop') },
        next: { anyOf: [ref('Route'), { type: 'null' }] },
        state: { enum: ['open', 'closed'] },
      },
    },
  },
};

const data: OperationPageData = {
  kind: 'operation',
  api: { source: 'openapi.yaml', title: 'Routes' },
  chunks: { '#/components/schemas/Stop': '/docs/_api/stop.json' },
  expanded: 'none',
  operation,
  playground: 'show',
  languages: [],
  extent: 'required',
};

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})));

afterEach(() => {
  window.location.hash = '';
});

describe('the samples', () => {
  const place = { site: JSON.stringify(['', '', 'openapi.yaml']), scheme: 'key', origin: 'https://api.example.com' };

  afterEach(() => {
    keepCredential(place, undefined);
    setShowsCredentials(false);
  });

  it('have the key that was given on another page of the API, where the reader lets them show it', async () => {
    keepCredential(place, 'abc-123');
    const { container, unmount } = render(<ApiPage data={data} />);
    await act(async () => vi.dynamicImportSettled());
    expect(container.querySelector('pre')?.textContent).toContain('YOUR_API_KEY');
    unmount();
    setShowsCredentials(true);
    render(<ApiPage data={data} />);
    await waitFor(() => expect(document.querySelector('pre')?.textContent).toContain('X-Key: abc-123'));
  });

  it('have no key that was given for another server', async () => {
    keepCredential({ ...place, origin: 'https://else.example.com' }, 'abc-123');
    setShowsCredentials(true);
    const { container } = render(<ApiPage data={data} />);
    await act(async () => vi.dynamicImportSettled());
    expect(container.querySelector('pre')?.textContent).toContain('YOUR_API_KEY');
    keepCredential({ ...place, origin: 'https://else.example.com' }, undefined);
  });
});

describe('ApiPage', () => {
  it('can be read without a script: endpoint, authorization, fields of request and response', () => {
    const html = renderToString(<ApiPage data={data}>Mine.</ApiPage>);
    for (const text of [
      'POST',
      'X-Key',
      'or none',
      'string&lt;uuid&gt;',
      'at most 40 characters',
      'What it is <em>called</em>',
      'Client error',
      'Mine.',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('breaks the address of an endpoint in its path, not within the name of the server', () => {
    const long = {
      ...operation,
      servers: [{ url: 'https://test.payments.example.com', variables: [] }],
      path: '/routes/{id}/longNameOfAThingAmongOthers',
    };
    const { container } = render(<ApiPage data={{ ...data, operation: long }} />);
    expect(container.querySelectorAll('.octavo-endpoint-server wbr')).toHaveLength(0);
    expect(container.querySelectorAll('.octavo-endpoint-path wbr').length).toBeGreaterThan(1);
  });

  it('shows the page’s own examples in the place of those that they stand for', () => {
    const responses = [
      { status: '200', headers: [], links: [], content: [{ type: 'text/plain', examples: [{ name: 'a', value: 'made' }], encoding: {} }] },
    ];
    const page = { ...data, operation: { ...operation, responses } };
    const own = renderToString(<ApiPage data={{ ...page, ownExamples: ['request'] }} examples={<p>own</p>} />);
    expect(own).toContain('<div class="octavo-beside-examples"><p>own</p>');
    expect(own).not.toContain('curl');
    expect(own).toContain('made');
    expect(renderToString(<ApiPage data={{ ...page, ownExamples: ['response'] }} examples={<p>own</p>} />)).not.toContain('made');
  });

  it('shows the messages of a channel by who sends them, with an example of each', () => {
    const message = (status: string, action: 'send' | 'receive'): Operation['responses'][number] => ({
      status,
      action,
      headers: [],
      links: [],
      content: [{ type: 'application/json', schema: ref('Route'), examples: [{ name: 'a', value: { name: status } }], encoding: {} }],
    });
    const { requestBody: _, ...rest } = operation;
    const channel: Operation = {
      ...rest,
      kind: 'channel',
      method: 'WSS',
      security: [],
      servers: [{ url: 'wss://ships.test', variables: [] }],
      responses: [message('Moved', 'send'), message('Move', 'receive')],
    };
    render(<ChannelPage data={{ ...data, operation: channel }}>Mine.</ChannelPage>);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id)).toEqual(['path-parameters', 'sends', 'receives']);
    expect([document.querySelector('details#sends-Moved'), document.querySelector('details#receives-Move')]).not.toContain(null);
    expect(document.querySelector('.octavo-endpoint')?.textContent).toContain('wss://ships.test');
    expect(document.querySelector('.octavo-beside-examples')?.textContent).toContain('"name": "Moved"');
    expect(screen.queryByRole('button', { name: 'Try it' })).toBeNull();
  });

  it('shows what a webhook brings instead of a request', () => {
    const content = [{ type: 'application/json', examples: [{ name: 'a', value: { name: 'Depot' } }], encoding: {} }];
    const html = renderToString(
      <ApiPage data={{ ...data, operation: { ...operation, kind: 'webhook', requestBody: { required: true, content } } }} />,
    );
    expect(html).toContain('>Body<');
    expect(html).toContain('Depot');
    expect(html).not.toContain('curl');
  });

  it('shows one answer at a time, the first that succeeds first, and the one that the address names', () => {
    window.location.hash = '#response-4XX';
    const { unmount } = render(<ApiPage data={data} />);
    const selected = () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent);
    expect(selected()).toContain('4XX');
    unmount();
    window.location.hash = '';
    render(<ApiPage data={data} />);
    expect(selected()).toContain('200');
    expect(document.getElementById('response-4XX')?.textContent).toContain('Client error');
  });

  it('shows the badges of an operation', () => {
    const tags = [{ name: 'beta', kind: 'badge', summary: 'Beta' }, { name: 'routes' }];
    const loaded = loadTestApi({ 'api.yaml': { openapi: '3.2.0', tags, paths: { '/a': { get: { tags: ['routes', 'beta'] } } } } });
    const own = loaded.operation('GET /a');
    if (own === undefined) throw new Error('The operation must be there.');
    render(<ApiPage data={{ ...data, operation: own }} />);
    expect(screen.getByText('Beta')).toBeDefined();
    expect(screen.queryByText('routes')).toBeNull();
    expect(writeOperation(own)).toContain('\n\nBeta\n');
  });

  it('says at a glance which proofs go together and which stand for each other', () => {
    const requirement = (name: string) => ({
      scheme: { name, type: 'apiKey' as const, in: 'header' as const, parameter: `X-${name}` },
      scopes: [],
    });
    const security = [[requirement('key'), requirement('account')], [requirement('token')], []];
    render(<ApiPage data={{ ...data, operation: { ...operation, security } }} />);
    expect(document.querySelector('.octavo-security > p')?.textContent).toBe('(key and account) or token – or none');
    // Each row says how it goes with the one before, and what the line calls it.
    expect(
      [...document.querySelectorAll('.octavo-security .octavo-field-head')].map((row) => row.textContent.replace(/API.*/, '')),
    ).toEqual(['X-keykey', 'andX-accountaccount', 'orX-tokentoken']);
  });

  it('leaves what is read-only out of the request', () => {
    render(<ApiPage data={data} />);
    expect(document.getElementById('body.id')).toBeNull();
    expect(document.getElementById('response-200.id')).not.toBeNull();
  });

  it('links a schema that contains itself to the row that shows it', () => {
    render(<ApiPage data={data} />);
    const link = document.getElementById('body.next')?.querySelector('.octavo-field-content a[href="#body"]');
    expect(link?.textContent).toBe('Route or null');
  });

  it.each([
    ['a list of itself', { type: 'array', items: ref('Self') }],
    ['itself or null', { anyOf: [ref('Self'), { type: 'null' }] }],
    ['itself', ref('Self')],
    ['a map of itself', { additionalProperties: ref('Self') }],
    ['one of two of itself', { oneOf: [ref('Self'), { type: 'array', items: ref('Self') }] }],
  ])('comes to an end in %s', (_, self) => {
    const page = { ...data, kind: 'schema' as const, name: 'Self', schema: ref('Self'), schemas: { '#/components/schemas/Self': self } };
    expect(renderToString(<ApiPage data={page} />).length).toBeLessThan(10_000);
  });

  it('fetches what is too deep once it is opened, and says so when it cannot', async () => {
    const answers = [
      new Response('', { status: 503 }),
      Response.json({ '#/components/schemas/Stop': { properties: { city: { type: 'string' } } } }),
    ];
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      return Promise.resolve(answers.shift());
    });
    render(<ApiPage data={{ ...data, operation: { ...operation, responses: [] } }} />);
    expect(asked).toEqual([]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Expand all' })[1] ?? document.body);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    fireEvent.click(retry);
    await waitFor(() => expect(document.getElementById('body.stops.city')).not.toBeNull());
    expect(asked).toEqual(['/docs/_api/stop.json', '/docs/_api/stop.json']);
  });

  it('opens the fields that the address names', () => {
    window.location.hash = '#response-200.stops.city';
    render(<ApiPage data={data} />);
    expect(document.getElementById('response-200.stops')?.querySelector('details')?.open).toBe(true);
    expect(document.getElementById('body.stops')?.querySelector('details')?.open).toBe(false);
  });

  it('opens all fields of a part, and lets one be closed again', () => {
    render(<ApiPage data={data} />);
    const details = () => document.getElementById('body.stops')?.querySelector('details');
    fireEvent.click(screen.getAllByRole('button', { name: 'Expand all' })[1] ?? document.body);
    expect(details()?.open).toBe(true);
    const open = details();
    if (open) open.open = false;
    fireEvent(open ?? document.body, new Event('toggle'));
    expect(details()?.open).toBe(false);
  });
});
