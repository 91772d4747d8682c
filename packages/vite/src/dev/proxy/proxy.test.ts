import { createServer, request as sendHttp } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { checkCaller } from './check-caller.ts';
import { findOrigins } from './find-origins.ts';
import { parseOrder } from './parse-order.ts';
import { serveProxy } from './serve-proxy.ts';

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map(async (server) => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }),
  );
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

interface Given {
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
}

/** Asks as a page would; `fetch` of Node does not let the headers of a browser be set. */
function ask(origin: string, order: object, headers: Record<string, string> = {}, body = ''): Promise<Given> {
  return new Promise((resolve, reject) => {
    const sent = sendHttp(
      `${origin}/@octavo/proxy/x/y`,
      {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'x-octavo-proxy': encodeURIComponent(JSON.stringify(order)), ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, headers: response.headers }));
      },
    );
    sent.on('error', reject).end(body);
  });
}

const serveFor = (origins: () => string[]): Promise<string> =>
  serve((request, response) => void serveProxy(request, response, new Set(origins())));

/** An API that tells what it was sent. */
const echo: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    response.writeHead(201, { 'content-type': 'text/html', 'set-cookie': 'a=b', 'x-own': 'yes' });
    response.end(JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body }));
  });
};

const answerOf = (given: Given): { status: number; headers: [string, string][] } =>
  JSON.parse(decodeURIComponent(String(given.headers['x-octavo-answer'])));

describe('serveProxy', () => {
  it('sends what a page asks for, and tells what came back as bytes that nothing runs', async () => {
    const api = await serve(echo);
    const proxy = await serveFor(() => [api]);
    const order = {
      method: 'PUT',
      url: `${api}/a?b=c`,
      headers: [
        ['Authorization', 'Bearer x'],
        ['X-Name', 'né'],
        ['Cookie', 'a=b'],
        ['Host', 'evil.example'],
      ],
    };
    const given = await ask(proxy, order, {}, 'bytes');
    expect(given.status).toBe(200);
    expect(given.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
    expect(given.headers['set-cookie']).toBeUndefined();
    expect(answerOf(given)).toMatchObject({ status: 201, headers: expect.arrayContaining([['x-own', 'yes']]) });
    expect(JSON.stringify(answerOf(given))).not.toContain('set-cookie');
    const seen = JSON.parse(given.text);
    expect(seen).toMatchObject({ method: 'PUT', url: '/a?b=c', body: 'bytes', headers: { authorization: 'Bearer x' } });
    expect(Buffer.from(seen.headers['x-name'], 'latin1').toString()).toBe('né');
    expect(seen.headers.cookie).toBeUndefined();
    expect(seen.headers.host).toBe(new URL(api).host);
  });

  it('sends nothing to an origin that is not named', async () => {
    let count = 0;
    const other = await serve((_, response) => void response.end(String((count += 1))));
    const proxy = await serveFor(() => ['https://api.example.com']);
    const given = await ask(proxy, { method: 'GET', url: other, headers: [] });
    expect([given.status, count]).toEqual([403, 0]);
    expect(given.text).toContain(`${other} is not a server`);
  });

  it('follows a redirect to a named origin without credentials, and to no other', async () => {
    const [first, second, third] = [await serve(echo), await serve(echo), await serve(echo)];
    const from = (target: string, status: number) =>
      serve((_, response) => void response.writeHead(status, { location: `${target}/there` }).end());
    const [kept, lost] = [await from(second, 307), await from(third, 302)];
    const proxy = await serveFor(() => [first, second, kept, lost]);
    const headers = [
      ['Authorization', 'Bearer x'],
      ['X-Key', 'secret'],
      ['Content-Type', 'text/plain'],
    ];
    const followed = await ask(proxy, { method: 'POST', url: kept, headers }, {}, 'body');
    const seen = JSON.parse(followed.text);
    expect(seen).toMatchObject({ method: 'POST', url: '/there', body: 'body' });
    expect(JSON.stringify(seen.headers)).not.toMatch(/secret|Bearer/);
    const refused = await ask(proxy, { method: 'POST', url: lost, headers }, {}, 'body');
    expect(refused.status).toBe(403);
    expect(refused.text).toContain(third);
  });

  it.each(['blob:', 'data:text/plain,', 'file:///'])('sends nothing to %s', async (start) => {
    const api = await serve(echo);
    const proxy = await serveFor(() => [api, 'null']);
    expect((await ask(proxy, { method: 'GET', url: `${start}${api}/x`, headers: [] })).status).toBe(403);
  });

  it('follows no redirect to another kind of address', async () => {
    const api: string = await serve((_, response) => void response.writeHead(302, { location: `blob:${api}/x` }).end());
    const proxy = await serveFor(() => [api]);
    expect((await ask(proxy, { method: 'GET', url: api, headers: [] })).status).toBe(403);
  });

  it('ends a circle of redirects', async () => {
    const api: string = await serve((_, response) => void response.writeHead(302, { location: '/' }).end());
    const proxy = await serveFor(() => [api]);
    expect((await ask(proxy, { method: 'GET', url: api, headers: [] })).text).toContain('more than 5 times');
  });

  it('passes a stream on as it arrives', async () => {
    let finish = (): void => {};
    const api = await serve((_, response) => {
      response.write('data: 1\n\n');
      finish = () => response.end('data: 2\n\n');
    });
    const proxy = await serveFor(() => [api]);
    const first = await new Promise<string>((resolve) => {
      const order = encodeURIComponent(JSON.stringify({ method: 'GET', url: api, headers: [] }));
      sendHttp(proxy, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', 'x-octavo-proxy': order } }, (response) => {
        response.once('data', (part: Buffer) => resolve(part.toString()));
      }).end();
    });
    expect(first).toBe('data: 1\n\n');
    finish();
  });

  it('says why an API could not be reached', async () => {
    const proxy = await serveFor(() => ['http://127.0.0.1:9']);
    const given = await ask(proxy, { method: 'GET', url: 'http://127.0.0.1:9/', headers: [] });
    expect(given.status).toBe(502);
    expect(given.text).toContain('127.0.0.1:9 could not be reached');
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine', { 'sec-fetch-site': 'same-site' }],
    ['another name of this address', { host: 'rebind.example' }],
    ['another origin', { origin: 'http://localhost:1' }],
  ])('refuses %s', async (_, headers) => {
    const api = await serve(echo);
    const proxy = await serveFor(() => [api]);
    const given = await ask(proxy, { method: 'GET', url: api, headers: [] }, headers);
    expect(given.status).toBe(403);
    expect(given.headers['x-octavo-answer']).toBeUndefined();
  });
});

describe('checkCaller', () => {
  const caller = { method: 'POST', headers: { host: 'localhost:5173', 'sec-fetch-site': 'same-origin' as const }, remoteAddress: '::1' };

  it('knows a page of the dev server', () => {
    expect(checkCaller(caller)).toBeUndefined();
    expect(
      checkCaller({ ...caller, remoteAddress: '::ffff:127.0.0.1', headers: { ...caller.headers, origin: 'http://localhost:5173' } }),
    ).toBe(undefined);
  });

  it.each([
    { ...caller, method: 'GET' },
    { ...caller, remoteAddress: '192.168.0.7' },
    { ...caller, remoteAddress: undefined },
    { ...caller, headers: { host: 'localhost:5173' } },
    { ...caller, headers: { ...caller.headers, host: 'localhost.evil.example' } },
    { ...caller, headers: { ...caller.headers, 'x-forwarded-for': '203.0.113.7' } },
  ])('refuses %o', (one) => expect(checkCaller(one)).toBeDefined());
});

describe('parseOrder', () => {
  const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

  it.each([
    undefined,
    '%',
    '{',
    encode(null),
    encode({ method: 'GET', url: '/a', headers: [] }),
    encode({ method: 'TRACE', url: 'http://a/', headers: [] }),
    encode({ method: 'A B', url: 'http://a/', headers: [] }),
  ])('refuses %s', (text) => expect(parseOrder(text)).toBeUndefined());

  it('leaves out headers that would break the request', () => {
    const headers = [['a', 'b'], ['c', 'd\r\ne: f'], ['g h', 'i'], 'j', ['cookie', 'k']];
    expect(parseOrder(encode({ method: 'GET', url: 'http://a/', headers }))?.headers).toEqual([['a', 'b']]);
  });
});

describe('findOrigins', () => {
  const region = { name: 'region', default: 'eu', enum: ['eu', 'us'] };
  const tenant = { name: 'tenant', default: 'demo' };
  const port = { name: 'port', default: '8080' };
  const variables = [region, tenant, port];

  it.each([
    [
      'https://{region}.example.com/{tenant}',
      ['https://eu.example.com', 'https://us.example.com'],
      ['https://cn.example.com', 'https://demo.example.com'],
    ],
    [
      'https://{tenant}.example.org',
      ['https://demo.example.org', 'https://a-1.example.org'],
      [
        'https://a.b.example.org',
        'http://demo.example.org',
        'https://-a.example.org',
        'https://a.example.org.evil.example',
        'https://example.org',
        'https://demo.example.org:8443',
      ],
    ],
    [
      'https://{tenant}.{region}.Example.com:{port}',
      ['https://x.us.example.com:1', 'https://demo.eu.example.com:8080'],
      ['https://x.cn.example.com:1', 'https://x.us.example.com', 'https://x.us.example.com:123456'],
    ],
    [
      'http://localhost:{port}',
      ['http://localhost:8080', 'http://localhost:3000'],
      ['http://localhost', 'https://localhost:3000', 'http://127.0.0.1:3000'],
    ],
    // A reader who can type these could type anything.
    ['https://{tenant}', ['https://demo'], ['https://evil.example']],
    ['https://{tenant}.com', ['https://demo.com'], ['https://evil.com']],
    ['https://api.{tenant}', ['https://api.demo'], ['https://api.evil']],
    ['{tenant}', [], ['https://evil.example', 'null']],
    ['http://{tenant}.0.0.1', [], ['http://127.0.0.1']],
    ['https://user:word@example.net', [], ['https://example.net']],
    ['https://user@{tenant}.example.net', [], ['https://a.example.net']],
    ['file:///etc', [], ['null', 'file://']],
  ])('of %s', (url, allowed, refused) => {
    const origins = findOrigins([{ url, variables }]);
    expect(allowed.filter((origin) => !origins.has(origin))).toEqual([]);
    expect(refused.filter((origin) => origins.has(origin))).toEqual([]);
  });

  it('makes relative addresses absolute by the API file', () => {
    expect(findOrigins([{ url: '/v1', variables: [] }], 'https://files.example.com/openapi.yaml').has('https://files.example.com')).toBe(
      true,
    );
  });

  it('comes to an end', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ name: `v${index}`, default: 'a', enum: ['a', 'b', 'c', 'd'] }));
    const url = `https://${many.map(({ name }) => `{${name}}`).join('.')}.example.com`;
    expect(findOrigins([{ url, variables: many }]).has(`https://${'a.'.repeat(12)}example.com`)).toBe(true);
  });
});
