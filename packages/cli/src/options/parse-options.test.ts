import { describe, expect, it } from 'vitest';
import { parseOptions } from './parse-options.ts';

describe('parseOptions', () => {
  it('leaves out what was not given', () => {
    expect(parseOptions({})).toEqual({
      open: false,
      strict: false,
      extensions: [],
      json: false,
      markdown: false,
      fix: false,
      watch: false,
      api: true,
      embedded: false,
      plugin: true,
      yes: false,
      dryRun: false,
      cacheReadonly: false,
    });
  });

  it('--cache is a folder or an address of HTTP', () => {
    for (const cache of ['../cache', 'https://user:word@cache.example.com/docs', 'http://127.0.0.1:8080', String.raw`C:\cache`])
      expect(parseOptions({ cache }).cache).toBe(cache);
    for (const cache of ['s3://bucket', 'grpc://cache', 'https://', '']) expect(() => parseOptions({ cache })).toThrow(/--cache/);
  });

  it('--compiler is native or the reference', () => {
    expect(parseOptions({ compiler: 'native' }).compiler).toBe('native');
    expect(parseOptions({ compiler: 'reference' }).compiler).toBe('reference');
    for (const compiler of ['rust', '', 2]) expect(() => parseOptions({ compiler })).toThrow(/--compiler/);
  });

  it('--shard is a part of a whole', () => {
    expect(parseOptions({ shard: '2/8' }).shard).toEqual({ index: 2, count: 8 });
    expect(parseOptions({ shard: '1/1' }).shard).toEqual({ index: 1, count: 1 });
  });

  it.each(['0/8', '9/8', '2', 2, '2/', '-1/2', '1/2/3', '1.5/2', 'a/b'])('--shard cannot be %s', (shard) => {
    expect(() => parseOptions({ shard })).toThrow(/--shard/);
  });

  it.each([
    ['docs', '/docs/'],
    ['/docs', '/docs/'],
    ['/a/b/', '/a/b/'],
    ['/', '/'],
    [2024, '/2024/'],
  ])('--base %s is %s', (base, expected) => {
    expect(parseOptions({ base }).base).toBe(expected);
  });

  it.each(['..', '../docs', 'https://host/docs', '//host', '/a?b', '', true])('refuses --base %s', (base) => {
    expect(() => parseOptions({ base })).toThrow(/--base/);
  });

  it.each([-1, 65536, 3.5, 'x', true])('refuses --port %s', (port) => {
    expect(() => parseOptions({ port })).toThrow(/--port/);
  });

  it('takes --port 0 and --host with and without an address', () => {
    expect(parseOptions({ port: 0, host: true })).toMatchObject({ port: 0, host: true });
    expect(parseOptions({ host: '127.0.0.1' }).host).toBe('127.0.0.1');
  });

  it.each([
    ['docs.example.com', 'https://docs.example.com'],
    ['http://a.test/docs/', 'http://a.test/docs'],
  ])('--site %s is %s', (site, expected) => {
    expect(parseOptions({ site }).site).toBe(expected);
  });

  it.each(['ftp://a.test', 'https://', ''])('refuses --site %s', (site) => {
    expect(() => parseOptions({ site })).toThrow(/--site/);
  });

  it('refuses an option that is given twice', () => {
    expect(() => parseOptions({ outDir: ['a', 'b'] })).toThrow('--outDir was passed 2 times');
  });
});
