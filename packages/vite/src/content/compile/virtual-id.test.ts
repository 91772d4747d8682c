import { describe, expect, it } from 'vitest';
import { parseVirtualId, resolveVirtualId, toVirtualId } from './virtual-id.ts';

describe('the id of a virtual module', () => {
  it('is its name, with a key where it has one', () => {
    expect(toVirtualId('site')).toBe('virtual:octavo/site');
    expect(toVirtualId('page', '/a b')).toBe('virtual:octavo/page/~2Fa~20b');
  });

  it.each(['/', '/a b', '/ä/50%', '/~tilde/~2F', '/a?b#c', ''])('gives back the key %j, also when it was decoded on the way', (key) => {
    const id = resolveVirtualId(decodeURIComponent(toVirtualId('page', key)));
    expect(parseVirtualId(id ?? '')).toEqual({ name: 'page', key });
  });

  it('may carry a query', () => {
    expect(parseVirtualId('\0virtual:octavo/data/~2Fa?t=12')).toEqual({ name: 'data', key: '/a' });
  });

  it('is none of ours with another prefix', () => {
    expect(resolveVirtualId('virtual:pwa/site')).toBeUndefined();
    expect(parseVirtualId('\0virtual:pwa/site')).toBeUndefined();
    expect(parseVirtualId('virtual:octavo/site')).toBeUndefined();
  });
});
