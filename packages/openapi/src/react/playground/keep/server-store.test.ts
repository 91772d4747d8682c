import { describe, expect, it } from 'vitest';
import type { Server } from '../../../model/server.ts';
import { findKeptServer, keepServer } from './server-store.ts';

const servers: Server[] = [
  { url: 'https://api.example.com', variables: [] },
  {
    url: 'https://{region}.example.com/{tenant}',
    variables: [
      { name: 'region', default: 'eu', enum: ['eu', 'us'] },
      { name: 'tenant', default: 'demo' },
    ],
  },
];

function createStore(text?: string): () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const texts = new Map<string, string>();
  const find = (key: string): string | null => texts.get(key) ?? text ?? null;
  const keeper = { getItem: find, setItem: (key: string, next: string) => void texts.set(key, next), removeItem: () => undefined };
  return () => keeper;
}

const chosen = { serverUrl: 'https://{region}.example.com/{tenant}', variables: { region: 'us', tenant: 'acme' } };

describe('the kept server', () => {
  it('is found with its variables by the same API alone', () => {
    const find = createStore();
    keepServer('Routes', chosen, find);
    expect(findKeptServer('Routes', servers, find)).toEqual(chosen);
    expect(findKeptServer('Other', servers, find)).toBeUndefined();
  });

  it('is none where the operation is not served there', () => {
    const find = createStore();
    keepServer('Routes', chosen, find);
    expect(findKeptServer('Routes', servers.slice(0, 1), find)).toBeUndefined();
  });

  it('drops variables and values that the file no longer has', () => {
    const find = createStore();
    keepServer('Routes', { ...chosen, variables: { region: 'mars', tenant: 'acme', gone: '1' } }, find);
    expect(findKeptServer('Routes', servers, find)?.variables).toEqual({ tenant: 'acme' });
  });

  it.each(['{', '[]', '1', '{"serverUrl":"https://api.example.com"}', '{"serverUrl":"https://api.example.com","variables":null}'])(
    'ignores what others wrote: %s',
    (text) => expect(findKeptServer('Routes', servers, createStore(text))).toBeUndefined(),
  );

  it('takes no value that is not text', () => {
    const text = JSON.stringify({ serverUrl: chosen.serverUrl, variables: { region: 1, tenant: ['a'] } });
    expect(findKeptServer('Routes', servers, createStore(text))).toEqual({ serverUrl: chosen.serverUrl, variables: {} });
  });

  it('survives a browser that keeps nothing', () => {
    expect(() => keepServer('Routes', chosen, () => undefined)).not.toThrow();
    expect(findKeptServer('Routes', servers, () => undefined)).toBeUndefined();
  });
});
