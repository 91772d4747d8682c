import type { FindKeeper } from '@octavo/core/browser';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../model/operation.ts';
import { findKeptCredential, keepCredential } from './credential-store.ts';
import { hasHistory } from './has-history.ts';
import { addHistory, clearHistory, listHistory } from './history-store.ts';
import { isSecretName } from './redact-values.ts';

function createStore(): { find: FindKeeper; texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const keeper = {
    getItem: (key: string): string | null => texts.get(key) ?? null,
    setItem: (key: string, text: string): void => void texts.set(key, text),
    removeItem: (key: string): void => void texts.delete(key),
  };
  return { texts, find: () => keeper };
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
    keepCredential(place, 'abc', store.find);
    expect(findKeptCredential(place, store.find)).toBe('abc');
    expect(findKeptCredential({ ...place, origin: 'https://api.example.com:8443' }, store.find)).toBeUndefined();
    expect(findKeptCredential({ ...place, site: 'Other' }, store.find)).toBeUndefined();
    expect(findKeptCredential({ ...place, scheme: 'token' }, store.find)).toBeUndefined();
    expect(findKeptCredential({ site: 'Routes"', scheme: ',"key', origin: place.origin }, store.find)).toBeUndefined();
  });

  it('are forgotten when emptied', () => {
    const store = createStore();
    keepCredential(place, { username: 'a', password: 'b' }, store.find);
    expect(findKeptCredential(place, store.find)).toEqual({ username: 'a', password: 'b' });
    keepCredential(place, { username: '', password: '' }, store.find);
    expect(store.texts.size).toBe(0);
  });

  it('survive a browser that keeps nothing, and what others wrote', () => {
    expect(() => keepCredential(place, 'abc', () => undefined)).not.toThrow();
    expect(findKeptCredential(place, createForeign('{'))).toBeUndefined();
    expect(findKeptCredential(place, createForeign('{"username":1,"password":2}'))).toBeUndefined();
  });
});

describe('isSecretName', () => {
  it.each(['password', 'X-Api-Key', 'apiKey', 'client_secret', 'accessToken', 'Authorization', 'token', 'session-cookie'])('%s', (name) =>
    expect(isSecretName(name)).toBe(true),
  );
  it.each(['name', 'limit', 'keyboard', 'author', 'tokenizer', 'passenger'])('not %s', (name) => expect(isSecretName(name)).toBe(false));
});

describe('history', () => {
  const entry = { sent: 1, status: 200, took: 5 };

  it('keeps what was sent without its secrets', () => {
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
    addHistory({ site: 'Routes', operation }, { ...entry, values }, store.find);
    addHistory({ site: 'Routes', operation }, { ...entry, values: { rawBody: '{"apiKey":"SECRET","a":1}' } }, store.find);
    addHistory({ site: 'Routes', operation }, { ...entry, values: { rawBody: 'SECRET', querystring: 'key=SECRET' } }, store.find);
    addHistory({ site: 'Routes', operation }, { ...entry, values: { querystring: { page: 2, token: 'SECRET' } } }, store.find);
    expect([...store.texts.values()].join()).not.toContain('SECRET');
    const [whole, , raw, first] = listHistory({ site: 'Routes', operation }, store.find);
    expect(whole?.values.querystring).toEqual({ page: 2 });
    expect(raw?.values.rawBody).toBe('{\n  "a": 1\n}');
    expect(first?.values).toMatchObject({ query: { limit: '5' }, body: { login: { name: 'a' }, list: [{}], big: '12345678901234567890' } });
  });

  it('keeps the last ten of an operation, until it is cleared', () => {
    const store = createStore();
    for (let sent = 1; sent <= 12; sent++) addHistory({ site: 'Routes', operation }, { ...entry, sent, values: {} }, store.find);
    expect(listHistory({ site: 'Routes', operation }, store.find).map(({ sent }) => sent)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(listHistory({ site: 'Routes', operation: { ...operation, key: 'GET /b' } }, store.find)).toEqual([]);
    expect(hasHistory(store.find)).toBe(true);
    clearHistory({ site: 'Routes', operation }, store.find);
    expect(listHistory({ site: 'Routes', operation }, store.find)).toEqual([]);
  });

  it('ignores what others wrote', () => {
    expect(listHistory({ site: 'Routes', operation }, createForeign('[1,null,{"sent":"x"}]'))).toEqual([]);
  });
});
