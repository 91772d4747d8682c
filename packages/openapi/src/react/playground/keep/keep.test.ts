import type { FindKeeper } from '@octavo/core/browser';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../model/operation.ts';
import type { RequestValues } from '../../../request/request-value.ts';
import type { Answer } from '../send/read-response.ts';
import { findKeptCredential, keepCredential, remembersCredentials, setRemembersCredentials } from './credential-store.ts';
import { findKeptRenewal, keepRenewal } from './renewal-store.ts';
import type { CredentialKeepers } from './credential-store.ts';
import { forgetSite } from './forget-site.ts';
import { addHistory } from './history-store.ts';
import { clearHistory, listHistory } from './list-history.ts';
import { isSecretName } from './redact-values.ts';
import { rememberValues } from './remember-values.ts';
import { findKeptValues, keepValues } from './values-store.ts';

interface Store {
  find: FindKeeper;
  texts: Map<string, string>;
  keepers: CredentialKeepers;
  /** What is on the device. */
  kept: Map<string, string>;
}

function createStore(): Store {
  const [texts, kept] = [new Map<string, string>(), new Map<string, string>()];
  const tab = createKeeper(texts);
  return { texts, kept, find: tab, keepers: { tab, device: createKeeper(kept) } };
}

/** As a browser's: its keys are its properties, too. */
function createKeeper(texts: Map<string, string>): FindKeeper {
  const keeper = {
    getItem: (key: string): string | null => texts.get(key) ?? null,
    setItem: (key: string, text: string): void => void texts.set(key, text),
    removeItem: (key: string): void => void texts.delete(key),
  };
  return () =>
    new Proxy(keeper, { ownKeys: () => [...texts.keys()], getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }) });
}

/** What others wrote under every key. */
function createForeign(text: string): FindKeeper {
  return () => ({ getItem: () => text, setItem: () => undefined, removeItem: () => undefined });
}

const place = { site: 'Routes', scheme: 'key', origin: 'https://api.example.com' };

const parameter = { required: false, deprecated: false, allowEmptyValue: false, explode: false, allowReserved: false, examples: [] };

const operation: Operation = {
  key: 'POST /a',
  kind: 'operation',
  method: 'POST',
  path: '/a',
  tags: [],
  deprecated: false,
  isHidden: false,
  isExcluded: false,
  servers: [],
  security: [[{ scheme: { name: 'key', type: 'apiKey', in: 'query', parameter: 'k' }, scopes: [] }]],
  parameters: [
    { ...parameter, name: 'limit', in: 'query', style: 'form' },
    { ...parameter, name: 'phrase', in: 'query', style: 'form', schema: { type: 'string', format: 'password' } },
  ],
  requestBody: {
    required: true,
    content: [
      {
        type: 'application/json',
        schema: { properties: { login: { type: 'object', properties: { code: { type: 'string', writeOnly: true } } } } },
        examples: [],
        encoding: {},
      },
    ],
  },
  responses: [],
  callbacks: [],
  samples: [],
  schemas: {},
};

describe('credentials', () => {
  it('are found by the same site, scheme and origin alone', () => {
    const store = createStore();
    keepCredential(place, 'abc', store.keepers);
    expect(findKeptCredential(place, store.keepers)).toBe('abc');
    expect(findKeptCredential({ ...place, origin: 'https://api.example.com:8443' }, store.keepers)).toBeUndefined();
    expect(findKeptCredential({ ...place, site: 'Other' }, store.keepers)).toBeUndefined();
    expect(findKeptCredential({ ...place, scheme: 'token' }, store.keepers)).toBeUndefined();
    expect(findKeptCredential({ site: 'Routes"', scheme: ',"key', origin: place.origin }, store.keepers)).toBeUndefined();
  });

  it('are renewed where they are kept, and forgotten with what renews them', () => {
    const { keepers, texts, kept } = createStore();
    const renewal = { accessToken: 'a', refreshToken: 'r', expiresAt: 1, tokenUrl: 'https://id.test/token', clientId: 'docs' };
    keepRenewal(place, renewal, keepers);
    expect(findKeptRenewal(place, keepers)).toEqual(renewal);
    expect(findKeptRenewal({ ...place, origin: 'https://other.example.com' }, keepers)).toBeUndefined();
    expect([texts.size, kept.size]).toEqual([1, 0]);
    setRemembersCredentials(place.site, true, keepers);
    keepRenewal(place, renewal, keepers);
    expect([texts.size, kept.has([...kept.keys()].find((key) => key.includes('renewal')) ?? '')]).toEqual([0, true]);
    setRemembersCredentials(place.site, false, keepers);
    expect(findKeptRenewal(place, keepers)).toBeUndefined();
    keepRenewal(place, renewal, keepers);
    forgetSite(place.site, [keepers.tab, keepers.device]);
    expect(texts.size).toBe(0);
    texts.set([...texts.keys()][0] ?? 'x', '{"accessToken":1}');
    expect(findKeptRenewal(place, keepers)).toBeUndefined();
  });

  it('are forgotten when emptied', () => {
    const store = createStore();
    keepCredential(place, { username: 'a', password: 'b' }, store.keepers);
    expect(findKeptCredential(place, store.keepers)).toEqual({ username: 'a', password: 'b' });
    keepCredential(place, { username: '', password: '' }, store.keepers);
    expect(store.texts.size).toBe(0);
  });

  it('stay in the tab until the reader wants them on the device, and leave it again with those of all servers', () => {
    const { keepers, texts, kept } = createStore();
    keepCredential(place, 'abc', keepers);
    expect(kept.size).toBe(0);
    setRemembersCredentials('Routes', true, keepers);
    for (const origin of [place.origin, 'https://other.example.com']) keepCredential({ ...place, origin }, 'abc', keepers);
    expect([texts.size, remembersCredentials('Routes', keepers), remembersCredentials('Other', keepers)]).toEqual([0, true, false]);
    expect(findKeptCredential(place, keepers)).toBe('abc');
    keepCredential({ ...place, site: 'Routes2' }, 'other', { tab: keepers.device, device: keepers.tab });
    setRemembersCredentials('Routes', false, keepers);
    expect([...kept.keys()].filter((key) => !key.includes('Routes2'))).toEqual([]);
    expect(kept.size).toBe(1);
  });

  it('survive a browser that keeps nothing, and what others wrote', () => {
    expect(() => keepCredential(place, 'abc', { tab: () => undefined, device: () => undefined })).not.toThrow();
    expect(findKeptCredential(place, { tab: createForeign('{'), device: createForeign('{') })).toBeUndefined();
    expect(
      findKeptCredential(place, {
        tab: createForeign('{"username":1,"password":2}'),
        device: createForeign('{"username":1,"password":2}'),
      }),
    ).toBeUndefined();
  });
});

describe('isSecretName', () => {
  it.each(['password', 'X-Api-Key', 'apiKey', 'client_secret', 'accessToken', 'Authorization', 'token', 'session-cookie'])('%s', (name) =>
    expect(isSecretName(name)).toBe(true),
  );
  it.each(['name', 'limit', 'keyboard', 'author', 'tokenizer', 'passenger'])('not %s', (name) => expect(isSecretName(name)).toBe(false));
});

describe('history', () => {
  const sent = { operation, page: '/docs/a', sent: 1, took: 5, answer: undefined };
  const form = { variables: {}, alternative: 0 };
  const head = {
    status: 201,
    statusText: '',
    headers: [
      ['a', 'b'],
      ['x-auth-token', 'SECRET'],
    ] as [string, string][],
    url: '',
  };
  const answer = (kind: Answer['kind'], text: string): Answer => ({
    ...head,
    kind,
    text,
    size: 0,
    waited: 1,
    took: 1,
    isComplete: true,
    isCut: false,
  });

  it('keeps what was sent and came back without its secrets', () => {
    const store = createStore();
    const values = {
      query: { limit: '5', k: 'SECRET', phrase: 'SECRET' },
      header: { 'X-Auth-Token': 'SECRET' },
      cookie: { sid: 'SECRET' },
      body: {
        login: { code: 'SECRET', name: 'a' },
        list: [{ password: 'SECRET' }],
        big: 12345678901234567890n,
        file: new Blob(['SECRET']),
      },
    };
    const told = answer('json', '{"access_token":"SECRET","items":[{"id":1,"api_key":"SECRET"}]}');
    const add = (own: RequestValues): void => addHistory('Routes', { ...sent, draft: { ...form, values: own }, answer: told }, store.find);
    add(values);
    add({ rawBody: '{"apiKey":"SECRET","a":1}' });
    add({ rawBody: 'SECRET', querystring: 'key=SECRET' });
    add({ querystring: { page: 2, token: 'SECRET' } });
    expect([...store.texts.values()].join()).not.toContain('SECRET');
    const [whole, , raw, first] = listHistory('Routes', store.find);
    expect(whole?.values.querystring).toEqual({ page: 2 });
    expect(whole).toMatchObject({
      key: 'POST /a',
      page: '/docs/a',
      answer: { status: 201, kind: 'json', text: '{"items":[{"id":1}]}', headers: [['a', 'b']] },
    });
    expect(raw?.values.rawBody).toBe('{\n  "a": 1\n}');
    expect(first?.values).toMatchObject({ query: { limit: '5' }, body: { login: { name: 'a' }, list: [{}], big: '12345678901234567890' } });
  });

  it('keeps the last fifty of all operations, as far as there is room, until it is cleared', () => {
    const store = createStore();
    for (let time = 1; time <= 52; time++)
      addHistory(
        'Routes',
        { ...sent, sent: time, operation: { ...operation, key: `GET /${time % 2}` }, draft: { ...form, values: {} } },
        store.find,
      );
    const entries = listHistory('Routes', store.find);
    expect(entries).toHaveLength(50);
    expect(entries[0]).toMatchObject({ sent: 52, key: 'GET /0' });
    expect(entries[1]).toMatchObject({ sent: 51, key: 'GET /1' });
    expect(listHistory('Other', store.find)).toEqual([]);
    const long = { ...sent, draft: { ...form, values: {} }, answer: answer('text', 'x'.repeat(90_000)) };
    for (let time = 60; time < 80; time++) addHistory('Routes', { ...long, sent: time }, store.find);
    expect([...store.texts.values()].join().length).toBeLessThan(1_010_000);
    expect(listHistory('Routes', store.find).length).toBeGreaterThan(9);
    addHistory('Routes', { ...long, sent: 90, answer: answer('text', 'x'.repeat(200_000)) }, store.find);
    expect(listHistory('Routes', store.find)[0]).toMatchObject({ sent: 90, answer: { status: 201, text: '', isCut: true } });
    clearHistory('Routes', store.find);
    expect(listHistory('Routes', store.find)).toEqual([]);
  });

  it('ignores what others wrote', () => {
    expect(listHistory('Routes', createForeign('[1,null,{"sent":"x"}]'))).toEqual([]);
    const entry = { key: 'a', page: '/a', sent: 1, took: 1, values: {}, variables: {} };
    const pages = ['/a', '//evil.example/', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'];
    const found = listHistory('Routes', createForeign(JSON.stringify(pages.map((page) => ({ ...entry, page })))));
    expect(found.map(({ page }) => page)).toEqual(['/a']);
    for (const part of ['headers', 'text', 'took'])
      expect(listHistory('Routes', createForeign(JSON.stringify([{ ...entry, answer: { ...answer('text', ''), [part]: [1] } }])))).toEqual(
        [],
      );
  });
});

describe('values', () => {
  const routes: Operation = { ...operation, key: 'GET /routes/{id}', path: '/routes/{id}' };
  const begin = { accept: 'application/json', indent: 2, path: { id: 'given' } };

  it('come back in the same form, those of a path in each form beneath it, and nowhere else', () => {
    const { find, texts } = createStore();
    rememberValues({ site: 'Routes', operation: routes }, { path: { id: 'r1' }, query: { limit: 5, token: 'SECRET' }, indent: 2 }, find);
    expect(findKeptValues({ site: 'Routes', operation: routes }, begin, find)).toMatchObject({
      ...begin,
      path: { id: 'r1' },
      query: { limit: 5 },
    });
    const stops: Operation = { ...routes, key: 'GET /routes/{id}/stops', path: '/routes/{id}/stops' };
    expect(findKeptValues({ site: 'Routes', operation: stops }, begin, find)).toEqual({ ...begin, path: { id: 'r1' } });
    const users: Operation = { ...routes, key: 'GET /users/{id}', path: '/users/{id}' };
    expect(findKeptValues({ site: 'Routes', operation: users }, begin, find)).toBe(begin);
    expect(findKeptValues({ site: 'Other', operation: routes }, begin, find)).toBe(begin);
    expect([...texts.values()].join()).not.toContain('SECRET');
    rememberValues({ site: 'Routes', operation: routes }, undefined, find);
    expect(findKeptValues({ site: 'Routes', operation: stops }, begin, find)).toBe(begin);
  });

  it.each([
    '{',
    '1',
    '{"operations":1,"path":[]}',
    '{"operations":{"GET /routes/{id}":{"path":1}}}',
    '{"operations":{"GET /routes/{id}":{"rawBody":1}}}',
  ])('ignore what others wrote: %s', (text) =>
    expect(findKeptValues({ site: 'Routes', operation: routes }, begin, createForeign(text))).toBe(begin),
  );

  it('are kept of the last thirty operations, and none that are very long', () => {
    const { find, texts } = createStore();
    const at = (index: number): Operation => ({ ...operation, key: `GET /${index}`, path: `/${index}` });
    for (let index = 0; index < 40; index++) rememberValues({ site: 'Routes', operation: at(index) }, { query: { limit: index } }, find);
    rememberValues({ site: 'Routes', operation: at(41) }, { query: { limit: 'x'.repeat(30_000) } }, find);
    expect([9, 10, 39, 41].map((index) => findKeptValues({ site: 'Routes', operation: at(index) }, {}, find).query)).toEqual([
      undefined,
      { limit: 10 },
      { limit: 39 },
      undefined,
    ]);
    expect([...texts.values()].join().length).toBeLessThan(10_000);
  });
});

it('all of an API is forgotten at once, and nothing of another', () => {
  const { find, texts } = createStore();
  for (const site of ['Routes', 'Routes2']) {
    keepCredential({ ...place, site }, 'abc', { tab: find, device: () => undefined });
    keepValues(site, { operations: {}, path: {} }, find);
    addHistory(
      site,
      { operation, draft: { values: {}, variables: {}, alternative: 0 }, page: '/', sent: 1, took: 1, answer: undefined },
      find,
    );
  }
  forgetSite('Routes', [find]);
  expect([...texts.keys()].filter((key) => key.includes('["Routes"'))).toEqual([]);
  expect([...texts.keys()].filter((key) => key.includes('["Routes2"'))).toHaveLength(3);
  expect(() => forgetSite('Routes', [() => undefined])).not.toThrow();
});
