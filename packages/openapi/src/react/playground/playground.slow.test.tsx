import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { OctavoProvider } from '@octavo/theme/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Operation } from '../../model/operation.ts';
import type { Parameter } from '../../model/media-type.ts';
import type { Schema } from '../../model/schema.ts';
import type { OperationPageData } from '../../page/api-page-data.ts';
import { ApiPage } from '../api-page.tsx';
import { shareFetch } from '../fixtures/share-fetch.ts';
import { useDevProxy } from './proxy/use-dev-proxy.ts';
import { ProxyContext } from './proxy/proxy-context.ts';
import { useSiteProxy } from './proxy/use-site-proxy.ts';

const parameter = (name: string, place: 'path' | 'query', schema: Schema): Parameter => ({
  name,
  in: place,
  required: place === 'path',
  deprecated: false,
  allowEmptyValue: false,
  style: place === 'path' ? 'simple' : 'form',
  explode: place !== 'path',
  allowReserved: false,
  schema,
  examples: [],
});

const operation: Operation = {
  key: 'POST /routes/{id}',
  kind: 'operation',
  method: 'POST',
  path: '/routes/{id}',
  tags: [],
  deprecated: false,
  isHidden: false,
  isExcluded: false,
  servers: [
    { url: 'https://api.example.com', variables: [] },
    { url: 'https://sandbox.example.com', variables: [] },
  ],
  security: [[{ scheme: { name: 'key', type: 'apiKey', in: 'header', parameter: 'X-Key' }, scopes: [] }]],
  parameters: [
    parameter('limit', 'query', { type: 'integer', maximum: 10 }),
    parameter('id', 'path', { type: 'string' }),
    parameter('states', 'query', { type: 'array', items: { enum: ['open', 'closed'] } }),
  ],
  requestBody: {
    required: true,
    content: [
      {
        type: 'application/json',
        schema: {
          type: 'object',
          required: ['name'],
          properties: {
            load: { type: 'integer' },
            name: { type: 'string' },
            stops: { type: 'array', items: { type: 'object', properties: { city: { type: 'string' } } } },
          },
        },
        examples: [{ name: 'one', value: { name: 'Depot', load: 7 } }],
        encoding: {},
      },
    ],
  },
  responses: [],
  callbacks: [],
  samples: [],
  schemas: {},
};

const data: OperationPageData = {
  kind: 'operation',
  api: { source: 'openapi.yaml', title: 'Routes' },
  chunks: {},
  expanded: 'none',
  operation,
  playground: 'show',
  languages: ['curl'],
  extent: 'required',
};

interface Sent {
  url: string;
  init: RequestInit;
}

const JSON_HEADERS = { headers: { 'content-type': 'application/json' } };

let sent: Sent[] = [];
let answer: () => Promise<Response>;

afterEach(() => {
  location.hash = '';
  vi.restoreAllMocks();
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sent = [];
  answer = () =>
    Promise.resolve(Response.json({ ok: true }, { status: 201, headers: { 'content-type': 'application/json', 'x-own': 'yes' } }));
  shareFetch();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
});

const sample = (): string => document.querySelector('.octavo-request-example pre')?.textContent ?? '';
const field = (label: string): HTMLElement => screen.getByLabelText(label);
const type = (label: string, value: string): boolean => fireEvent.change(field(label), { target: { value } });

const write = (value: string): boolean => fireEvent.change(screen.getByRole('textbox', { name: 'Body' }), { target: { value } });
const findStatus = (): Promise<void> =>
  waitFor(() => expect(document.querySelector('.octavo-try-answer .octavo-status')?.textContent).toBe('201'));

async function open(page: OperationPageData = data): Promise<void> {
  render(<ApiPage data={page} />);
  fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
  // The first time it is loaded.
  await screen.findByRole('form', { name: 'Try it' });
  if (page.operation.security.length > 0) await screen.findByRole('region', { name: 'Authorization' });
  if (page.operation.requestBody) await screen.findByRole('region', { name: 'Body' });
}

describe('the playground', () => {
  it('sends what is typed straight to the API, and shows what comes back', async () => {
    await open();
    type('X-Key', 'secret');
    type('id, required', 'r 1');
    fireEvent.click(await screen.findByLabelText('closed'));
    type('name, required', 'Depot');
    type('load', '12345678901234567890');
    fireEvent.click(await screen.findByRole('button', { name: 'Add stops' }));
    type('city', 'Łódź');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('https://api.example.com/routes/r%201?states=closed');
    expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(sent[0]?.init.headers).toContainEqual(['X-Key', 'secret']);
    expect(JSON.parse(String(sent[0]?.init.body).replace('12345678901234567890', '1'))).toEqual({
      name: 'Depot',
      load: 1,
      stops: [{ city: 'Łódź' }],
    });
    await waitFor(() => expect(document.querySelector('.octavo-json')?.textContent).toBe('{"ok": true}'));
    expect(screen.getByRole('status').textContent).toMatch(/^Response 201.* 11 B, /);
  });

  it('lets the samples follow, without the secret until it is asked for', async () => {
    render(<ApiPage data={data} />);
    expect(sample()).toContain('YOUR_API_KEY');
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
    await screen.findByRole('form');
    expect(sample()).not.toContain('YOUR_API_KEY');
    type('id, required', 'r1');
    type('X-Key', 'secret');
    expect(sample()).toContain('/routes/r1');
    expect(sample()).toContain('X-Key: *****');
    expect(document.body.innerHTML).not.toContain('>secret');
    fireEvent.click(field('Show in the samples'));
    expect(sample()).toContain('X-Key: secret');
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(sample()).not.toContain('/routes/r1');
  });

  it('sends nothing while the address lacks a part, and shows where', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(field('id, required'));
    expect(screen.getAllByText('This is required.').length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });

  it('gives a credential to one server alone, and asks again at another', async () => {
    await open();
    type('X-Key', 'secret');
    type('id, required', '1');
    fireEvent.click(field('sandbox.example.com'));
    expect(document.querySelector('.octavo-endpoint-server')?.textContent).toBe('https://sandbox.example.com');
    expect(field('X-Key')).toHaveProperty('value', '');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(sent[0]?.url).toBe('https://sandbox.example.com/routes/1');
    expect(JSON.stringify(sent[0]?.init.headers)).not.toContain('X-Key');
    fireEvent.click(field('api.example.com'));
    expect(field('X-Key')).toHaveProperty('value', 'secret');
    expect(Object.entries(sessionStorage).filter(([, text]) => String(text).includes('secret'))).toHaveLength(1);
    expect(location.href).not.toContain('secret');
  });

  it('begins at the server that was chosen on another page of the API, with the credential of that server alone', async () => {
    await open();
    type('X-Key', 'secret');
    fireEvent.click(await screen.findByLabelText('sandbox.example.com'));
    cleanup();
    await open({ ...data, operation: { ...operation, key: 'GET /other/{id}', method: 'GET', path: '/other/{id}' } });
    await waitFor(() => expect(document.querySelector('.octavo-endpoint-server')?.textContent).toBe('https://sandbox.example.com'));
    expect(field('X-Key')).toHaveProperty('value', '');
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(sent[0]?.url).toBe('https://sandbox.example.com/other/1');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret');
  });

  it('begins with what was typed before, on a page beneath its path too, until it is cleared', async () => {
    await open();
    type('id, required', 'r1');
    type('limit', '5');
    cleanup();
    await open();
    expect(field('id, required')).toHaveProperty('value', 'r1');
    expect(field('limit')).toHaveProperty('value', '5');
    cleanup();
    await open({ ...data, operation: { ...operation, key: 'GET /routes/{id}/stops', method: 'GET', path: '/routes/{id}/stops' } });
    expect(field('id, required')).toHaveProperty('value', 'r1');
    cleanup();
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field('id, required')).toHaveProperty('value', '');
    cleanup();
    await open();
    expect(field('id, required')).toHaveProperty('value', '');
  });

  it('keeps a credential on the device where the reader asks for that, for all operations; one place authorises and forgets all', async () => {
    const { servers, security } = operation;
    const overview = {
      title: 'Routes',
      format: 'OpenAPI' as const,
      file: '/openapi.yaml',
      servers,
      schemes: security.flat().map(({ scheme }) => scheme),
      tags: [],
    };
    const { api, chunks, expanded } = data;
    const page = <ApiPage data={{ kind: 'overview', api, chunks, expanded, overview, access: { servers, security } }} />;
    const openAccess = async (): Promise<void> => {
      render(<OctavoProvider value={{ site: JSON.parse('{ "name": "", "base": "" }') }}>{page}</OctavoProvider>);
      fireEvent.click(screen.getByRole('button', { name: 'Authorize' }));
      await screen.findByLabelText('X-Key');
    };
    await openAccess();
    fireEvent.click(await screen.findByLabelText('sandbox.example.com'));
    type('X-Key', 'secret');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret');
    fireEvent.click(screen.getByLabelText('Remember on this device'));
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret');
    // Another tab.
    sessionStorage.clear();
    cleanup();
    await open();
    await waitFor(() => expect(field('X-Key')).toHaveProperty('value', 'secret'));
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(sent[0]).toMatchObject({
      url: 'https://sandbox.example.com/routes/1',
      init: { headers: expect.arrayContaining([['X-Key', 'secret']]) },
    });
    cleanup();
    await openAccess();
    type('New environment', 'Staging');
    fireEvent.keyDown(field('New environment'), { key: 'Enter' });
    await waitFor(() => expect(field('X-Key')).toHaveProperty('value', ''));
    type('X-Key', 'other');
    fireEvent.click(screen.getByRole('button', { name: 'Clear all entered values' }));
    await waitFor(() => expect(field('X-Key')).toHaveProperty('value', ''));
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
  });

  it('tells a server that the API file has moved to nothing, and puts no secret into the HTML', async () => {
    const page = (url: string): OperationPageData => ({ ...data, operation: { ...operation, servers: [{ url, variables: [] }] } });
    const { rerender } = render(<ApiPage data={page('https://api.example.com')} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
    await screen.findByRole('form', { name: 'Try it' });
    type('id, required', '1');
    type('X-Key', 's3cr3t');
    expect(document.documentElement.outerHTML).not.toContain('s3cr3t');
    rerender(<ApiPage data={page('https://evil.example')} />);
    expect(field('X-Key')).toHaveProperty('value', '');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(sent[0]?.url).toBe('https://evil.example/routes/1');
    expect(JSON.stringify(sent)).not.toContain('s3cr3t');
    expect(document.documentElement.outerHTML).not.toContain('s3cr3t');
    rerender(<ApiPage data={page('https://api.example.com')} />);
    expect(field('X-Key')).toHaveProperty('value', 's3cr3t');
  });

  it('shows what it sends before anything is typed, and the example again once it is closed', async () => {
    render(<ApiPage data={{ ...data, operation: { ...operation, path: '/routes', parameters: [] } }} />);
    expect(sample()).toContain('Depot');
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
    await screen.findByRole('form', { name: 'Try it' });
    expect(sample()).not.toMatch(/Depot|YOUR_API_KEY/);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(sent[0]?.init.body).toBeUndefined();
    expect(sent[0]?.init.headers).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(sample()).toContain('Depot'));
  });

  it('chooses what a required value can only be, of the alternative that is chosen', async () => {
    const kind = (value: string): Schema => ({
      title: value,
      type: 'object',
      required: ['kind'],
      properties: { kind: { const: value }, note: { type: 'string' } },
    });
    const schema = { oneOf: [kind('car'), kind('bike')] };
    const content = [{ type: 'application/json', schema, examples: [], encoding: {} }];
    const version = { ...parameter('version', 'query', { const: 'v2' }), required: true };
    await open({ ...data, operation: { ...operation, path: '/routes', parameters: [version], requestBody: { required: true, content } } });
    await waitFor(() => expect(sample()).not.toContain('YOUR_API_KEY'));
    expect(sample()).toContain('version=v2');
    expect(sample()).toContain('car');
    fireEvent.change(await screen.findByLabelText(/^Variant of/), { target: { value: '1' } });
    await waitFor(() => expect(sample()).toContain('bike'));
    type('note', 'fast');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ kind: 'bike', note: 'fast' });
  });

  it('calls two tokens that go together by their names', async () => {
    const security = [['own', 'shop'].map((name) => ({ scheme: { name, type: 'http' as const, scheme: 'bearer' }, scopes: [] }))];
    await open({ ...data, operation: { ...operation, security } });
    type('Token (own)', 'a');
    expect(field('Token (shop)')).toHaveProperty('value', '');
  });

  it('fills in an example on demand, and changes between fields and JSON', async () => {
    await open();
    expect(field('name, required')).toHaveProperty('value', '');
    fireEvent.click(screen.getByRole('button', { name: 'Fill with an example' }));
    expect(field('name, required')).toHaveProperty('value', 'Depot');
    fireEvent.click(field('JSON'));
    await screen.findByRole('textbox', { name: 'Body' });
    fireEvent.focus(screen.getByRole('textbox', { name: 'Body' }));
    expect(screen.getByRole('textbox', { name: 'Body' })).toHaveProperty('value', '{\n  "name": "Depot",\n  "load": 7\n}');
    write('{\n  "name": 1,\n}');
    expect(await screen.findByText('Line 3, column 1: There is a comma too many before }.')).toBeDefined();
    expect(field('Fields')).toHaveProperty('disabled', true);
    write('{"name":"Hub"}');
    fireEvent.click(field('Fields'));
    expect(field('name, required')).toHaveProperty('value', 'Hub');
  });

  it('keeps what was typed when it is closed, and when the API file changes', async () => {
    const { rerender } = render(<ApiPage data={data} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
    await screen.findByRole('form');
    type('id, required', 'r1');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    rerender(<ApiPage data={{ ...data, operation: { ...operation, summary: 'Changed', parameters: operation.parameters.slice(0, 2) } }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
    expect(field('id, required')).toHaveProperty('value', 'r1');
    expect(screen.queryByLabelText('closed')).toBeNull();
  });

  it('sends a value that is empty, where that says something', async () => {
    const verbose = { ...parameter('verbose', 'query', { type: 'boolean' }), allowEmptyValue: true };
    await open({ ...data, operation: { ...operation, parameters: [...operation.parameters, verbose] } });
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send verbose empty' }));
    expect(sample()).toContain('/routes/1?verbose=');
    fireEvent.click(screen.getByRole('button', { name: 'verbose is sent empty. Remove it' }));
    expect(sample()).not.toContain('verbose');
  });

  it('says what is wrong with a value, and sends it all the same', async () => {
    await open();
    type('id, required', '1');
    type('limit', '11');
    expect(await screen.findByText('Expected: at most 10')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(sent[0]?.url).toContain('limit=11');
  });

  it('sends a file within a form, as bytes', async () => {
    const schema = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' }, note: { type: 'string' } },
    };
    const requestBody = { required: true, content: [{ type: 'multipart/form-data', schema, examples: [], encoding: {} }] };
    await open({ ...data, operation: { ...operation, requestBody } });
    type('id, required', '1');
    type('note', 'hello');
    const file = await screen.findByLabelText('file, required');
    fireEvent.change(file, { target: { files: [new File(['bytes'], 'a.txt', { type: 'text/plain' })] } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    const body = sent[0]?.init.body;
    const text = body instanceof Blob ? await body.text() : '';
    expect(text).toMatch(/name="file"; filename="a\.txt"\r\nContent-Type: text\/plain\r\n\r\nbytes\r\n/);
    expect(text).toMatch(/name="note"\r\n\r\nhello\r\n/);
  });

  it('writes a file within JSON as text', async () => {
    const schema = {
      type: 'object',
      properties: { icon: { type: 'string', contentEncoding: 'base64url' }, seal: { type: 'string', format: 'byte' } },
    };
    const requestBody = { required: true, content: [{ type: 'application/json', schema, examples: [], encoding: {} }] };
    await open({ ...data, operation: { ...operation, requestBody } });
    type('id, required', '1');
    const files = [new File([new Uint8Array([251, 255, 0])], 'a.png')];
    fireEvent.change(await screen.findByLabelText('File for icon'), { target: { files } });
    // It is read while the reader goes on.
    type('id, required', '12');
    await waitFor(() => expect(field('icon')).toHaveProperty('value', '-_8A'));
    expect(field('id, required')).toHaveProperty('value', '12');
    fireEvent.change(screen.getByLabelText('File for seal'), { target: { files } });
    await waitFor(() => expect(field('seal')).toHaveProperty('value', '+/8A'));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ icon: '-_8A', seal: '+/8A' });
  });

  it('gets a token with the credentials of a client, or with a name and a password', async () => {
    const flows = (['authorizationCode', 'clientCredentials', 'password', 'implicit'] as const).map((kind) => ({
      type: kind,
      authorizationUrl: 'https://id.example.com/auth',
      tokenUrl: 'https://id.example.com/token',
      scopes: {},
    }));
    const scheme = { name: 'oauth', type: 'oauth2' as const, flows };
    answer = () => Promise.resolve(Response.json({ access_token: `token ${sent.length}` }));
    await open({ ...data, operation: { ...operation, security: [[{ scheme, scopes: [] }]] } });
    const fold = (await screen.findByText('Sign in to get a token')).closest('details');
    if (fold) fold.open = true;
    fireEvent(fold ?? document.body, new Event('toggle'));
    await screen.findByLabelText('Client ID');
    const ways = within(fold ?? document.body).getByRole<HTMLSelectElement>('combobox', { name: 'Authorization' });
    expect([...ways.options].map(({ text }) => text)).toEqual(['authorization code', 'client credentials', 'password', 'implicit']);
    fireEvent.change(ways, { target: { value: '1' } });
    type('Client ID', 'docs');
    type('Client secret', 's3cr3t');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(field('Token')).toHaveProperty('value', 'token 1'));
    expect(String(sent[0]?.init.body)).toBe('grant_type=client_credentials&client_id=docs&client_secret=s3cr3t');
    fireEvent.change(ways, { target: { value: '2' } });
    type('Username', 'ada');
    type('Password', 'pw');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(field('Token')).toHaveProperty('value', 'token 2'));
    expect(String(sent[1]?.init.body)).toContain('grant_type=password&username=ada&password=pw');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('s3cr3t');
  });

  it('asks for a name and a password as the site calls them', async () => {
    const scheme = { name: 'api.auth', type: 'http' as const, scheme: 'basic' };
    await open({
      ...data,
      operation: { ...operation, security: [[{ scheme, scopes: [] }]] },
      authField: { scheme: 'api.auth', labels: ['Account', 'Key'], prefix: '' },
    });
    type('id, required', '1');
    type('Account', 'me');
    type('Key', 'pä');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(sent[0]?.init.headers).toContainEqual(['Authorization', `Basic ${btoa('me:p\u00c3\u00a4')}`]);
  });

  it('fills in the variables of a server, whose credentials are its own', async () => {
    const server = { url: 'https://{region}.example.com/v1', variables: [{ name: 'region', default: 'eu', enum: ['eu', 'us'] }] };
    await open({ ...data, operation: { ...operation, servers: [server] } });
    type('X-Key', 'secret');
    type('id, required', '1');
    type('region', 'us');
    expect(field('X-Key')).toHaveProperty('value', '');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(sent[0]?.url).toBe('https://us.example.com/v1/routes/1');
  });

  it('says in words that the browser refused, with the command to try and without the secret', async () => {
    let count = 0;
    answer = () => ((count += 1) === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(new Response()));
    await open();
    type('id, required', '1');
    type('X-Key', 'secret');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.querySelector('.octavo-try-failure-title')).not.toBeNull());
    await screen.findByText(/Access-Control-Allow-Origin/);
    const failure = within(document.querySelector<HTMLElement>('.octavo-try-failure') ?? document.body);
    expect(failure.getByText(/Access-Control-Allow-Origin/)).toBeDefined();
    expect(document.querySelector('.octavo-try-command')?.textContent).toContain('X-Key: *****');
    fireEvent.click(failure.getByLabelText('with its secrets'));
    expect(document.querySelector('.octavo-try-command')?.textContent).toContain('X-Key: secret');
  });

  it('sends through the dev server where there is one, and the reader asks for it', async () => {
    const told = { status: 201, statusText: 'Created', url: 'https://api.example.com/routes/1', headers: [['content-type', 'text/plain']] };
    let count = 0;
    answer = () =>
      (count += 1) < 3
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response('past CORS', { headers: { 'x-octavo-answer': encodeURIComponent(JSON.stringify(told)) } }));
    render(
      <ProxyContext value={useDevProxy}>
        <ApiPage data={{ ...data, proxy: '/@octavo/proxy/x/y' }} />
      </ProxyContext>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
    await screen.findByRole('form', { name: 'Try it' });
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Send through the dev server' }));
    await findStatus();
    expect(document.querySelector('.octavo-try-text')?.textContent).toBe('past CORS');
    expect(sent.at(-1)).toMatchObject({ url: '/@octavo/proxy/x/y', init: { method: 'POST', credentials: 'omit' } });
    expect(screen.getByLabelText(/Send through the dev server/)).toHaveProperty('checked', true);
  });

  it('sends through the proxy of a built site at once, and to the machine of the reader never', async () => {
    const told = { status: 201, statusText: 'Created', url: 'https://api.example.com/routes/1', headers: [] };
    answer = () => Promise.resolve(new Response('ok', { headers: { 'x-octavo-answer': encodeURIComponent(JSON.stringify(told)) } }));
    const servers = ['https://api.example.com', 'http://localhost:8080'].map((url) => ({ url, variables: [] }));
    render(
      <ProxyContext value={useSiteProxy}>
        <ApiPage data={{ ...data, operation: { ...data.operation, servers }, proxy: '/_octavo/proxy' }} />
      </ProxyContext>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
    await screen.findByRole('form', { name: 'Try it' });
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    expect(sent.at(-1)).toMatchObject({ url: '/_octavo/proxy', init: { method: 'POST', credentials: 'omit' } });
    fireEvent.click(screen.getByRole('radio', { name: 'localhost:8080' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent.at(-1)?.url).toBe('http://localhost:8080/routes/1'));
    fireEvent.click(screen.getByRole('radio', { name: 'api.example.com' }));
    fireEvent.click(screen.getByLabelText('Send through the server of this site'));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent.at(-1)?.url).toBe('https://api.example.com/routes/1'));
  });

  it('has no proxy where nothing brings one', async () => {
    await open({ ...data, proxy: '/@octavo/proxy/x/y' });
    expect(screen.queryByLabelText(/Send through the dev server/)).toBeNull();
  });

  it('keeps the focus where something is added or taken away', async () => {
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add stops' }));
    expect(document.activeElement).toBe(field('city'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove stops 1' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add stops' }));
    const many = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`f${index}`, { type: 'string' }]));
    cleanup();
    const deep = parameter('deep', 'query', { type: 'object', properties: many });
    await open({ ...data, operation: { ...operation, parameters: [deep] } });
    fireEvent.click(screen.getByRole('button', { name: 'Add deep' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'deep' }));
    fireEvent.click(screen.getByRole('button', { name: 'More optional fields (5)' }));
    expect(document.activeElement).toBe(field('f3'));
  });

  it('is sent from any field with Ctrl and Enter', async () => {
    await open();
    type('id, required', '1');
    fireEvent.keyDown(field('name, required'), { key: 'Enter', ctrlKey: true });
    await findStatus();
    expect(sent).toHaveLength(1);
  });

  it('stops on demand', async () => {
    answer = () =>
      new Promise((_, reject) => sent[0]?.init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
    await open();
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect((await screen.findAllByText(/may have received the request/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDefined();
  });

  it('shows a page that comes back as text', async () => {
    answer = () => Promise.resolve(new Response('<script>hurt()</script><b>x</b>', { headers: { 'content-type': 'text/html' } }));
    await open();
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.querySelector('.octavo-try-text')?.textContent).toBe('<script>hurt()</script><b>x</b>'));
    expect(document.querySelector('.octavo-try-text :is(script, b)')).toBeNull();
  });

  it.each([
    ['image/png', 'img'],
    ['audio/mpeg', 'audio[controls]'],
    ['video/mp4', 'video[controls]'],
  ])('shows %s as what it is, from the page itself', async (contentType, selector) => {
    answer = () => Promise.resolve(new Response(new Uint8Array([1, 2, 3]), { headers: { 'content-type': contentType } }));
    await open();
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(document.querySelector(`.octavo-try-media ${selector}`)?.getAttribute('src')).toMatch(/^blob:/));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDefined();
  });

  it('offers bytes that a page cannot show as a file', async () => {
    answer = () => Promise.resolve(new Response(new Uint8Array([1, 2, 3]), { headers: { 'content-type': 'application/zip' } }));
    await open();
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/cannot show application\/zip/)).toBeDefined();
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toEqual(['answer.zip']));
    click.mockRestore();
  });

  it('folds a long text until all of it is asked for', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
    answer = () => Promise.resolve(new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain' } }));
    await open();
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const unfold = await screen.findByRole('button', { name: 'Show all lines (100)' });
    const text = document.querySelector('.octavo-try-text');
    expect(text?.textContent).not.toContain('line 30');
    fireEvent.click(unfold);
    expect(text?.textContent).toContain('line 99');
    expect(document.activeElement).toBe(text);
  });

  it('folds an answer of JSON, finds in it, narrows it down to a path, and shows where it breaks its schema', async () => {
    const schema = {
      type: 'object',
      required: ['id'],
      properties: { stops: { type: 'array', items: { $ref: '#/components/schemas/Stop' } } },
    };
    const stop = { type: 'object', required: ['city'], properties: { city: { type: 'string' }, load: { type: 'integer' } } };
    const examples = [{ name: 'one', value: { id: 'documented' } }];
    const content = [{ type: 'application/json', schema, examples, encoding: {} }];
    const responses = [{ status: '2XX', headers: [], content, links: [] }];
    answer = () =>
      Promise.resolve(
        new Response(JSON.stringify({ id: 'r1', stops: [{ city: 'Oslo', load: 1.5 }, { load: 2 }], none: [] }), JSON_HEADERS),
      );
    await open({ ...data, operation: { ...operation, responses, schemas: { '#/components/schemas/Stop': stop } } });
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    const misfit = await screen.findByRole('button', { name: 'Differences from the schema: 2' });
    const rows = (): string[] => [...document.querySelectorAll('.octavo-json-row')].map((row) => row.textContent);
    const wrong = [...document.querySelectorAll('[data-wrong]')].map((row) => row.textContent);
    expect(wrong.map((text) => text.slice(0, 10))).toEqual(['"load": 1.', '{The requi']);
    expect(wrong.join()).toContain('"city"');
    fireEvent.click(screen.getByRole('button', { name: 'stops' }));
    expect(rows()).toEqual(['{', '"id": "r1",', '"stops": [ 2 ],', '"none": []', '}']);
    fireEvent.click(misfit);
    expect(rows()).toHaveLength(13);
    const fold = screen.getByRole('button', { name: 'Collapse all' });
    fireEvent.click(fold);
    expect(rows()).toHaveLength(5);
    fireEvent.click(fold);
    const search = screen.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'LOAD' } });
    await screen.findByText('2 found');
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(document.querySelector('[data-found="current"]')?.textContent).toMatch(/^"load": 2/);
    fireEvent.change(search, { target: { value: '$.stops[0].city' } });
    await screen.findByText('1 found');
    expect(rows()).toEqual(['{', '"stops": [', '{', '"city": "Oslo",', '},', '],', '}']);
    expect(screen.queryByRole('region', { name: 'Documented example' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Documented example' }));
    expect(screen.getByRole('region', { name: 'Documented example' }).textContent).toContain('documented');
  });

  it('shows of a very long answer the lines around what is seen', async () => {
    const items = Array.from({ length: 20_000 }, (_, index) => ({ id: index }));
    answer = () => Promise.resolve(new Response(JSON.stringify(items), JSON_HEADERS));
    await open();
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('searchbox');
    expect(document.querySelectorAll('.octavo-json-row').length).toBeGreaterThan(10);
    expect(document.querySelectorAll('.octavo-json-row').length).toBeLessThan(200);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '$[-1].id' } });
    await waitFor(() => expect([...document.querySelectorAll('.octavo-json-row')].at(2)?.textContent).toBe('"id": 19999'));
  });

  it('shows events as they arrive', async () => {
    let push = (_: string): void => {};
    let close = (): void => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        push = (text) => controller.enqueue(new TextEncoder().encode(text));
        close = () => controller.close();
      },
    });
    answer = () => Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    await open();
    type('id, required', '1');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Listening…');
    push('data: one\n\n');
    expect(await screen.findByText('one')).toBeDefined();
    push('data: two\n\n');
    close();
    expect(await screen.findByText('two')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Listening…')).toBeNull());
  });

  it('puts a former request back, without its secrets', async () => {
    await open();
    type('id, required', 'first');
    type('X-Key', 'secret');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await findStatus();
    type('id, required', 'second');
    fireEvent.click(await screen.findByRole('button', { name: 'Recent requests' }));
    const item = (await screen.findByText(/id=first/)).closest('details');
    if (item) item.open = true;
    fireEvent(item ?? document.body, new Event('toggle'));
    await waitFor(() => expect(item?.querySelector('.octavo-try-answer')?.textContent).toContain('"ok": true'));
    fireEvent.click(await screen.findByRole('button', { name: 'Use again' }));
    expect(document.activeElement?.textContent).toBe('Send');
    expect(field('id, required')).toHaveProperty('value', 'first');
    const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith('octavo:history'));
    expect(JSON.stringify(kept)).toContain('first');
    expect(JSON.stringify(kept)).not.toContain('secret');

    // On the page of another operation it is a link to its own form.
    cleanup();
    await open({ ...data, operation: { ...operation, key: 'GET /others', method: 'GET', path: '/others' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Recent requests' }));
    const other = (await screen.findByText(/id=first/)).closest('details');
    if (other) other.open = true;
    fireEvent(other ?? document.body, new Event('toggle'));
    const again = await screen.findByRole('link', { name: 'Use again' });
    expect(again.getAttribute('href')).toMatch(/^\/[^#]*#try=POST%20%2Froutes%2F%7Bid%7D&form=[\w-]+$/);
  });

  it('keeps server, values and credentials of each environment that the reader names', async () => {
    await open();
    type('id, required', 'r1');
    type('X-Key', 'first');
    fireEvent.click(await screen.findByRole('button', { name: 'Environment' }));
    fireEvent.change(await screen.findByLabelText('New environment'), { target: { value: '  Staging  ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    // It begins with the same values, and no credentials.
    expect(screen.getByRole('button', { name: 'Environment: Staging' }).getAttribute('aria-expanded')).toBe('true');
    expect(field('id, required')).toHaveProperty('value', 'r1');
    await waitFor(() => expect(field('X-Key')).toHaveProperty('value', ''));
    type('id, required', 'r2');
    type('X-Key', 'second');
    fireEvent.click(screen.getByLabelText('sandbox.example.com'));
    expect(sample()).toContain('https://sandbox.example.com/routes/r2');

    fireEvent.click(screen.getByRole('radio', { name: 'default' }));
    expect(sample()).toContain('https://api.example.com/routes/r1');
    await waitFor(() => expect(field('X-Key')).toHaveProperty('value', 'first'));

    // On another page of the API, which follows the choice.
    fireEvent.click(screen.getByRole('radio', { name: 'Staging' }));
    cleanup();
    await open({ ...data, operation: { ...operation, key: 'GET /routes/{id}', method: 'GET' } });
    await screen.findByRole('button', { name: 'Environment: Staging' });
    expect(field('id, required')).toHaveProperty('value', 'r2');
    fireEvent.click(screen.getByRole('button', { name: 'Environment: Staging' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Staging' }));
    expect(document.activeElement).toBe(field('New environment'));
    expect(sample()).toContain('https://api.example.com/routes/r1');
    const kept = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
    expect(JSON.stringify(kept)).not.toMatch(/Staging|second|r2/);
  });

  it('gives a link to the filled form, which fills it elsewhere and sends nothing', async () => {
    await open();
    type('id, required', 'r 1');
    type('X-Key', 's3cret');
    type('name, required', 'Depot');
    const shown = sample().replace('*****', '');
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    const link = (await screen.findByLabelText<HTMLInputElement>('Link to this form')).value;
    expect(link).toMatch(/#try=POST%20%2Froutes%2F%7Bid%7D&form=[\w-]+$/);
    cleanup();
    localStorage.clear();
    sessionStorage.clear();

    location.hash = new URL(link).hash;
    render(<ApiPage data={data} />);
    await screen.findByText('Filled in from a link. Check it before you send it.');
    await screen.findByRole('region', { name: 'Authorization' });
    expect(field('id, required')).toHaveProperty('value', 'r 1');
    expect(field('X-Key')).toHaveProperty('value', '');
    await waitFor(() => expect(field('name, required')).toHaveProperty('value', 'Depot'));
    expect(shown).toContain('/routes/r%201');
    expect(
      sample()
        .split('\n')
        .filter((line) => !line.includes('X-Key')),
    ).toEqual(shown.split('\n').filter((line) => !line.includes('X-Key')));
    expect(sent).toEqual([]);
    // What others wrote is not kept until the reader changes it.
    expect(Object.keys(localStorage)).toEqual([]);

    cleanup();
    location.hash = '#try=POST%20%2Froutes%2F%7Bid%7D&form=eyJ';
    render(<ApiPage data={data} />);
    await screen.findByText('The link is incomplete: the form could not be filled in.');
    cleanup();
    location.hash = '#try=GET%20%2Fothers&form=e30';
    render(<ApiPage data={data} />);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('saves the filled form as files of other programs', async () => {
    const saved: Blob[] = [];
    const names: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await open();
    type('id, required', 'r1');
    type('X-Key', 's3cret');
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    const group = await screen.findByRole('group', { name: 'Save for another program' });
    for (const button of within(group).getAllByRole('button')) fireEvent.click(button);
    expect(names).toEqual(['post-routes-id.har', 'post-routes-id.postman_collection.json', 'post-routes-id.bru']);
    for (const blob of saved) {
      const text = await blob.text();
      expect(text).toContain('https://api.example.com/routes/r1');
      expect(text).toContain('{{key}}');
      expect(text).not.toContain('s3cret');
    }
  });

  it.each([
    ['simple', 0, 1],
    ['hide', 0, 0],
    ['show', 1, 1],
  ] as const)('as %s has %i buttons and %i endpoints', (playground, buttons, endpoints) => {
    render(<ApiPage data={{ ...data, playground }} />);
    expect(screen.queryAllByRole('button', { name: 'Try it' })).toHaveLength(buttons);
    expect(document.querySelectorAll('.octavo-endpoint')).toHaveLength(endpoints);
  });
});
