import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { RequestListener } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answerOnNode } from './answer-on-node.ts';
import { listOrigins } from './list-origins.ts';
import { createOrigins } from './origins.ts';
import { parseOrder } from './parse-order.ts';
import { createPinnedSender } from './send-pinned.ts';

/** The port of a server that lives as long as its test. */
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server must have a port.');
  return address.port;
}

describe('createPinnedSender', () => {
  const ask = (allowsPrivate: boolean, ...addresses: string[]): Promise<unknown> => {
    const resolve = () => Promise.resolve(addresses.map((address) => ({ address, family: 4 })));
    const request = { url: new URL('http://api.example/'), method: 'GET', headers: [], body: undefined, signal: AbortSignal.timeout(1000) };
    return createPinnedSender({ allowsPrivate: () => allowsPrivate, resolve })(request);
  };

  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254'])('sends nothing to a name that leads to %s', async (address) => {
    await expect(ask(false, address)).rejects.toThrow('api.example is in a private network.');
  });

  it('sends headers of any name', async () => {
    const port = await serve(({ rawHeaders }, response) => response.end(rawHeaders.join(' ')));
    const { body } = await createPinnedSender({ allowsPrivate: () => true })({
      url: new URL(`http://127.0.0.1:${port}/`),
      method: 'GET',
      headers: [
        ['constructor', 'a'],
        ['__proto__', 'b'],
        ['x', 'c'],
        ['X', 'd'],
      ],
      body: undefined,
      signal: AbortSignal.timeout(10_000),
    });
    expect(await new Response(body).text()).toContain('constructor a __proto__ b x c x d');
  });

  it('sends there where it is allowed', async () => {
    await expect(ask(true, '127.0.0.1')).rejects.toThrow('ECONNREFUSED');
  });
});

describe('answerOnNode', () => {
  async function ask(host: string): Promise<string> {
    const port = await serve((request, response) => {
      answerOnNode(request, response, async ({ url }) => new Response(url)).catch((error: unknown) => response.end(String(error)));
    });
    const [response] = await once(get({ host: '127.0.0.1', port, agent: false, headers: { host } }), 'response');
    return `${response.statusCode} ${await readText(response)}`;
  }

  it.each(['a b', 'site.example@evil.example', ':word@evil.example', '['])('refuses a request to the host %s', async (host) => {
    expect(await ask(host)).toBe('400 ');
  });

  it('answers one to a host', async () => {
    expect(await ask('site.example:80')).toBe('200 http://site.example/');
  });
});

describe('parseOrder', () => {
  const encode = (value: unknown): string => encodeURIComponent(JSON.stringify(value));

  it.each([
    null,
    '%',
    '{',
    encode(null),
    encode({ method: 'GET', url: '/a', headers: [] }),
    encode({ method: 'TRACE', url: 'http://a/', headers: [] }),
    encode({ method: 'A B', url: 'http://a/', headers: [] }),
  ])('refuses %s', (text) => expect(parseOrder(text)).toEqual({ problem: 'Invalid request.' }));

  const read = (...headers: unknown[]) => parseOrder(encode({ method: 'GET', url: 'http://a/', headers }));

  it('leaves out cookies, and what belongs to a connection', () => {
    expect(read(['a', 'b\tc'], ['cookie', 'k'], ['Host', 'l'])).toMatchObject({ headers: [['a', 'b\tc']] });
  });

  it.each([
    ['c', 'd\r\ne: f'],
    ['g h', 'i'],
    ['', 'i'],
    ['X-A', 'a\u0001b'],
    ['X-A', 'a\u007F'],
  ])('refuses the header %j: %j, and names it', (name, value) => {
    expect(read(['a', 'b'], [name, value])).toEqual({ problem: `The header ${JSON.stringify(name)} has a character that cannot be sent.` });
  });
});

describe('listOrigins', () => {
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
    const origins = createOrigins(listOrigins([{ url, variables }]));
    expect(allowed.filter((origin) => !origins.has(origin))).toEqual([]);
    expect(refused.filter((origin) => origins.has(origin))).toEqual([]);
  });

  it('makes relative addresses absolute by the API file', () => {
    expect(
      createOrigins(listOrigins([{ url: '/v1', variables: [] }], 'https://files.example.com/openapi.yaml')).has(
        'https://files.example.com',
      ),
    ).toBe(true);
  });

  it('comes to an end', () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ name: `v${index}`, default: 'a', enum: ['a', 'b', 'c', 'd'] }));
    const url = `https://${many.map(({ name }) => `{${name}}`).join('.')}.example.com`;
    expect(createOrigins(listOrigins([{ url, variables: many }])).has(`https://${'a.'.repeat(12)}example.com`)).toBe(true);
  });
});
