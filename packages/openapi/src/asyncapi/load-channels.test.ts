import { parseConfig, readPage } from '@octavo/core';
import type { Config } from '@octavo/core';
import { describe, expect, test } from 'vitest';
import { loadTestApi } from '../load/load-fixture.ts';
import { groupMessages } from '../page/group-messages.ts';
import { listOperationText } from '../page-data/list-operation-text.ts';
import { withExamples } from '../page-data/with-examples.ts';
import { joinApis } from '../pages/join-apis.ts';
import { writeOperation } from '../twin/write-operation.ts';

const components = {
  messages: {
    Moved: {
      title: 'A ship has moved',
      contentType: 'application/vnd.ship+json',
      payload: { $ref: '#/components/schemas/Move' },
      headers: { type: 'object', required: ['trace'], properties: { trace: { type: 'string', description: 'Of the call.' } } },
      examples: [{ name: 'north', payload: { knots: 12 } }],
    },
    Order: { summary: 'Orders a ship', payload: { type: 'object', properties: { course: { type: 'integer' } } } },
    Raw: { payload: { schemaFormat: 'application/vnd.apache.avro;version=1.9.0', schema: { type: 'record' } } },
  },
  schemas: { Move: { type: 'object', properties: { knots: { type: 'number', description: 'Speed.' } } } },
};

const VERSION_2 = {
  asyncapi: '2.6.0',
  info: { title: 'Ships' },
  servers: {
    live: { url: '{region}.ships.test/v1', protocol: 'wss', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
    other: { url: 'mqtt://mq.ships.test', protocol: 'mqtt' },
  },
  channels: {
    'ships/{id}': {
      description: 'All about one ship.',
      servers: ['live'],
      parameters: { id: { description: 'Its number.', schema: { type: 'integer' } } },
      bindings: { ws: { query: { type: 'object', properties: { since: { type: 'string' } } } } },
      subscribe: { message: { oneOf: [{ $ref: '#/components/messages/Moved' }, { $ref: '#/components/messages/Moved' }] } },
      publish: { message: { $ref: '#/components/messages/Order' } },
    },
  },
  components,
};

const VERSION_3 = {
  asyncapi: '3.0.0',
  info: { title: 'Ships' },
  defaultContentType: 'application/json',
  servers: { live: { host: 'ships.test', pathname: '/v1', protocol: 'wss' } },
  channels: {
    shipChat: {
      address: '/',
      title: 'Chat of ships',
      summary: 'Talk.',
      tags: [{ name: 'Talk' }],
      externalDocs: { url: 'https://ships.test/chat' },
      messages: {
        moved: { $ref: '#/components/messages/Moved' },
        order: { $ref: '#/components/messages/Order' },
        raw: { $ref: '#/components/messages/Raw' },
      },
    },
    broken: { $ref: '#/components/channels/lost' },
  },
  operations: {
    tell: {
      action: 'send',
      channel: { $ref: '#/channels/shipChat' },
      messages: [{ $ref: '#/channels/shipChat/messages/moved' }],
    },
    hear: {
      action: 'receive',
      channel: { $ref: '#/channels/shipChat' },
      messages: [{ $ref: '#/channels/shipChat/messages/order' }],
    },
  },
  components,
};

describe('a channel of 2.x', () => {
  const loaded = loadTestApi({ 'api.yaml': VERSION_2 });
  const channel = loaded.operation('channel ships/{id}');

  test('is read with its servers, parameters and the query of its socket', () => {
    expect(loaded.diagnostics()).toEqual([]);
    expect(channel).toMatchObject({ kind: 'channel', method: 'WSS', path: '/ships/{id}', description: 'All about one ship.' });
    expect(channel?.servers).toEqual([
      { url: 'wss://{region}.ships.test/v1', name: 'live', variables: [{ name: 'region', default: 'eu', enum: ['eu', 'us'] }] },
    ]);
    expect(channel?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['id', 'path', true],
      ['since', 'query', false],
    ]);
  });

  test('sends what clients subscribe to, and receives what they publish', () => {
    expect(channel && groupMessages(channel).map(({ id, messages }) => [id, messages.map(({ status }) => status)])).toEqual([
      ['sends', ['Moved']],
      ['receives', ['Order']],
    ]);
    expect(channel?.responses[0]).toMatchObject({
      summary: 'A ship has moved',
      headers: [{ name: 'trace', required: true, description: 'Of the call.' }],
      content: [
        {
          type: 'application/vnd.ship+json',
          schema: { $ref: '#/components/schemas/Move' },
          examples: [{ name: 'north', value: { knots: 12 } }],
        },
      ],
    });
    expect(Object.keys(channel?.schemas ?? {})).toEqual(['#/components/schemas/Move']);
  });
});

describe('a channel of 3.x', () => {
  const loaded = loadTestApi({ 'api.yaml': VERSION_3 });
  const channel = loaded.operation('channel shipChat');

  test('has a name, an address, and the messages of its operations; the others last', () => {
    expect(loaded.api?.operations.map(({ key }) => key)).toEqual(['channel shipChat']);
    expect(channel).toMatchObject({ summary: 'Chat of ships', path: '/', description: 'Talk.', tags: ['Talk'] });
    expect(channel?.externalDocs).toEqual({ url: 'https://ships.test/chat' });
    expect(channel?.servers).toEqual([{ url: 'wss://ships.test/v1', name: 'live', variables: [] }]);
    expect(channel?.responses.map(({ status, action }) => [status, action])).toEqual([
      ['moved', 'send'],
      ['order', 'receive'],
      ['raw', undefined],
    ]);
  });

  test('has no fields where its schema is none of ours', () => {
    expect(channel?.responses[2]?.content).toEqual([{ type: 'application/json', examples: [], encoding: {} }]);
    expect(channel?.responses[1]?.content[0]?.schema).toMatchObject({ properties: { course: { type: 'integer' } } });
  });

  test('is found by its words, and written as Markdown', () => {
    expect(channel && listOperationText(channel).map(({ id }) => id)).toEqual(['', 'sends', 'receives', 'messages']);
    const text = channel && writeOperation(withExamples(channel));
    expect(text).toContain('`WSS wss://ships.test/v1/`');
    expect(text).toContain('## Sends\n\nThe API sends these messages; its clients receive them.\n\n### `moved` A ship has moved');
    expect(text).toContain('"knots": 12');
    expect(text).not.toContain('Response');
  });
});

describe('a page can take part over', () => {
  const listOpened = (protocol: string, operation: object = {}): [listens: boolean, sends: boolean][] | undefined => {
    const operations = { tell: { action: 'send', channel: { $ref: '#/channels/shipChat' }, ...operation } };
    const file = { ...VERSION_3, servers: { live: { host: 'ships.test', protocol } }, operations };
    const opens = loadTestApi({ 'api.yaml': file }).operation('channel shipChat')?.opens;
    return opens?.map(({ listens, sends }) => [listens, sends]);
  };
  const by = (method: string): object => ({ bindings: { http: { method } } });

  test.each([
    ['ws', {}, [[true, true]]],
    ['https', {}, [[true, false]]],
    ['sse', {}, [[true, false]]],
    ['https', by('GET'), [[true, false]]],
    ['https', by('POST'), undefined],
    ['https', { action: 'receive' }, [[false, true]]],
    ['https', { action: 'receive', ...by('put') }, [[false, true]]],
    ['https', { action: 'receive', ...by('GET') }, undefined],
    ['ws', { action: 'receive' }, [[true, true]]],
    ['kafka', {}, undefined],
  ])('a server of %s with the operation %j: %j', (protocol, operation, opened) => {
    expect(listOpened(protocol, operation)).toEqual(opened);
  });
});

describe('the security of a channel', () => {
  const securitySchemes = {
    key: { type: 'httpApiKey', name: 'token', in: 'query', description: 'Of an account.' },
    bearer: { type: 'http', scheme: 'Bearer' },
    oauth: {
      type: 'oauth2',
      scopes: ['read'],
      flows: { clientCredentials: { tokenUrl: 'https://a.test/t', availableScopes: { read: 'Reads.' } } },
    },
    scram: { type: 'scramSha512' },
    user: { type: 'apiKey', in: 'user' },
    certificate: { type: 'X509' },
  };
  const list = (file: object): [names: string[], takes: (number[] | undefined)[]] => {
    const loaded = loadTestApi({ 'api.yaml': { ...file, components: { ...components, securitySchemes } } });
    const [first] = loaded.api?.operations ?? [];
    const channel = loaded.operation(first?.key ?? '');
    expect(loaded.diagnostics().map(({ code }) => code)).not.toContain('openapi/unknown-security');
    const names = channel?.security.map((one) => one.map(({ scheme, scopes }) => [scheme.name, ...scopes].join(' ')).join(' + '));
    return [names ?? [], channel?.servers.map(({ takes }) => takes) ?? []];
  };
  const ref = (name: string): object => ({ $ref: `#/components/securitySchemes/${name}` });

  test('of 2.x names schemes', () => {
    const security = [{ key: [] }, { bearer: [], oauth: ['read'] }];
    expect(list({ ...VERSION_2, servers: { live: { ...VERSION_2.servers.live, security } } })).toEqual([
      ['key', 'bearer + oauth read'],
      [undefined],
    ]);
  });

  test('of 3.x holds them, with what they need; what servers ask for differs, and operations ask for more', () => {
    const servers = {
      live: { host: 'a.test', protocol: 'wss', security: [ref('key'), ref('oauth')] },
      plain: { host: 'b.test', protocol: 'ws' },
      broker: { host: 'c.test', protocol: 'kafka', security: [ref('scram'), ref('user'), ref('certificate'), { type: 'plain' }] },
    };
    expect(list({ ...VERSION_3, servers })).toEqual([
      ['key', 'oauth read', '', 'scram', 'user', 'certificate', 'plain'],
      [[0, 1], [2], [3, 4, 5, 6]],
    ]);
    const tell = { ...VERSION_3.operations.tell, traits: [{ security: [ref('bearer')] }] };
    const { live, plain } = servers;
    expect(list({ ...VERSION_3, servers: { live, plain }, operations: { tell } })).toEqual([
      ['key + bearer', 'oauth read + bearer', 'bearer'],
      [[0, 1], [2]],
    ]);
  });

  test('is that of its operations where the file has no server', () => {
    const { servers: _, ...file } = VERSION_3;
    expect(list({ ...file, operations: { tell: { ...VERSION_3.operations.tell, security: [ref('bearer')] } } })).toEqual([['bearer'], []]);
  });

  test('is shown with what a broker calls it', () => {
    const servers = { broker: { host: 'c.test', protocol: 'kafka', security: [ref('scram'), ref('key')] } };
    const channel = loadTestApi({ 'api.yaml': { ...VERSION_3, servers, components: { ...components, securitySchemes } } }).operation(
      'channel shipChat',
    );
    const text = channel && writeOperation(withExamples(channel));
    expect(text).toContain('- `scram` (scramSha512)\n- `token` (API key in the query): Of an account.');
  });
});

test('the file as a whole is told of like one of OpenAPI', () => {
  const info = {
    title: 'Ships',
    version: '2',
    license: { name: 'MIT' },
    externalDocs: { url: 'https://ships.test' },
    tags: [{ name: 'Talk' }],
  };
  const securitySchemes = { scram: { type: 'scramSha256', description: 'Ask us.' } };
  const { api, overview } = loadTestApi({ 'api.yaml': { ...VERSION_3, info, components: { ...components, securitySchemes } } });
  expect(api?.tags).toMatchObject([{ name: 'Talk' }]);
  expect(overview()).toMatchObject({
    format: 'AsyncAPI',
    version: '2',
    license: { name: 'MIT' },
    externalDocs: { url: 'https://ships.test' },
    servers: [{ url: 'wss://ships.test/v1' }],
    schemes: [{ name: 'scram', type: 'broker', description: 'Ask us.' }],
  });
});

describe('what traits, bindings and replies say', () => {
  const file = {
    ...VERSION_3,
    channels: {
      orders: {
        address: 'orders',
        messages: {
          order: {
            payload: { type: 'object' },
            headers: { type: 'object', properties: { trace: { type: 'string', description: 'Its own.' } } },
            traits: [{ title: 'An order', headers: { properties: { trace: { type: 'integer' }, tenant: { type: 'string' } } } }],
            bindings: { http: { headers: { type: 'object', properties: { 'X-Key': { type: 'string' } } } } },
          },
          done: { payload: { type: 'object', properties: { at: { type: 'string' } } } },
        },
      },
    },
    operations: {
      hear: {
        action: 'receive',
        channel: { $ref: '#/channels/orders' },
        messages: [{ $ref: '#/channels/orders/messages/order' }],
        bindings: { http: { method: 'put', query: { type: 'object', properties: { dry: { type: 'boolean' } } } } },
        title: 'Hear orders',
        summary: 'At any *time*.',
        traits: [{ description: 'By whom is no matter.' }],
        reply: { messages: [{ $ref: '#/channels/orders/messages/done' }] },
      },
    },
  };
  const channel = loadTestApi({ 'api.yaml': file }).operation('channel orders');

  test('is part of the messages', () => {
    expect(channel?.parameters.map(({ name, in: place }) => [name, place])).toEqual([['dry', 'query']]);
    expect(channel?.responses[0]).toMatchObject({ status: 'order', summary: 'An order', action: 'receive', method: 'PUT' });
    expect(channel?.responses[0]?.headers.map(({ name, schema }) => [name, schema])).toEqual([
      ['trace', { type: 'string', description: 'Its own.' }],
      ['tenant', { type: 'string' }],
      ['X-Key', { type: 'string' }],
    ]);
    expect(channel && groupMessages(channel).map(({ id, messages }) => [id, messages.map(({ status }) => status)])).toEqual([
      ['receives', ['order']],
      ['replies', ['done']],
    ]);
  });

  test('is told of the operation, where its messages stand', () => {
    expect(channel && groupMessages(channel)[0]?.actions).toEqual([
      { action: 'receive', name: 'hear', summary: 'Hear orders', description: 'At any *time*.\n\nBy whom is no matter.', details: [] },
    ]);
    expect(channel && writeOperation(withExamples(channel))).toContain('`hear` Hear orders\n\nAt any *time*.');
    expect(channel && listOperationText(channel).find(({ id }) => id === 'receives')?.text).toContain('hear Hear orders');
  });
});

describe('pages of channels', () => {
  const create = (navigation: object, pages: string[] = []): ReturnType<typeof joinApis> & { config: Config } => {
    const written = { theme: 'mint', name: 'T', colors: { primary: '#000' }, navigation };
    const { config } = parseConfig(JSON.stringify(written), 'docs.json');
    const { api } = loadTestApi({ 'api.yaml': VERSION_3 });
    if (config === undefined || api === undefined) throw new Error('The fixtures of a test must be readable.');
    return joinApis({ config, apis: [api], pages: pages.map((text, index) => readPage(`---\n${text}\n---\n`, `p${index}.mdx`).page) });
  };

  test('a group that names a file has one for each', () => {
    const { pages, config } = create({ groups: [{ group: 'Live', asyncapi: { source: 'api.yaml', directory: '/live' } }] });
    expect(pages).toMatchObject([
      {
        href: '/live/talk/chat-of-ships',
        title: 'Chat of ships',
        description: 'Talk.',
        api: { kind: 'channel', key: 'channel shipChat', method: 'WSS' },
      },
      // It alone tells of the servers.
      { href: '/live/overview', title: 'Ships', api: { kind: 'overview' } },
    ]);
    expect(config.navigation).toEqual([expect.objectContaining({ group: 'Live', pages: ['live/overview', 'live/talk/chat-of-ships'] })]);
  });

  test.each([
    ['asyncapi: api.yaml shipChat', 'channel shipChat', []],
    ['asyncapi: "shipchat"', 'channel shipChat', []],
    ['asyncapi: /api.yaml /', 'channel shipChat', []],
    ['asyncapi: api.yaml shipChet', undefined, ['Did you mean `channel shipChat`?']],
  ])('an author names one: %s', (frontmatter, key, hints) => {
    const { pages, diagnostics } = create({ groups: [{ group: 'A', asyncapi: 'api.yaml', pages: ['p0'] }] }, [frontmatter]);
    expect([pages[0]?.api?.key, diagnostics.map(({ hint }) => hint)]).toEqual([key, hints]);
  });
});

test('what thousands of operations say of the same messages is listed once', () => {
  const messages = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`m${index}`, { payload: { type: 'string' } }]));
  const channel = { $ref: '#/channels/c' };
  const operation = { action: 'send', channel, reply: { channel } };
  const operations = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`o${index}`, operation]));
  const loaded = loadTestApi({ 'api.yaml': { asyncapi: '3.0.0', info: { title: 'A' }, channels: { c: { messages } }, operations } });
  const responses = loaded.operation(loaded.api?.operations[0]?.key ?? '')?.responses ?? [];
  expect(responses).toHaveLength(100);
  expect(new Set(responses.map(({ action }) => action))).toEqual(new Set(['send']));
});

test.each([
  [{ address: 'lamps/{id}/changed' }, 'lamps/{id}/changed'],
  [{ address: null }, 'changed'],
  [{}, 'changed'],
])('an operation is answered over a channel, told by its address where it has one: %j', (changed, value) => {
  const [asked, answered] = ['asked', 'changed'].map((name) => ({ $ref: `#/channels/${name}` }));
  const operations = { ask: { action: 'send', summary: 'Ask', channel: asked, reply: { channel: answered } } };
  const file = { asyncapi: '3.0.0', info: { title: 'A' }, channels: { asked: { address: 'asked' }, changed }, operations };
  const channel = loadTestApi({ 'api.yaml': file }).operation('channel asked');
  expect(channel?.actions?.[0]?.details).toEqual([{ name: 'reply.channel', facts: [{ name: '', value }] }]);
});
