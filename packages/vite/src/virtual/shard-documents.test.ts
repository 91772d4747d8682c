import { createSite, parseConfig, readPage, shardOf } from '@octavo/core/internal';
import type { Site } from '@octavo/core';
import { describe, expect, it } from 'vitest';
import { shardDocuments } from './shard-documents.ts';

describe('shardDocuments', () => {
  it('puts each document where its address says, and each once', () => {
    const shards = shardDocuments(createNumberedSite(200));
    const hrefs = shards.flatMap((shard, index) => shard.map(({ href }) => ({ href, isInPlace: shardOf(href, shards.length) === index })));
    expect(hrefs.filter(({ isInPlace }) => !isInPlace)).toEqual([]);
    expect(new Set(hrefs.map(({ href }) => href)).size).toBe(hrefs.length);
    expect(hrefs.map(({ href }) => href)).toEqual(expect.arrayContaining(['/', '/all-pages', '/page-0', '/page-199']));
  });

  it('makes more shards of more pages, of much the same size', () => {
    const few = shardDocuments(createNumberedSite(40));
    const many = shardDocuments(createNumberedSite(1000));
    expect(few).toHaveLength(1);
    expect(many).toHaveLength(16);
    expect(Math.max(...many.map((shard) => shard.length))).toBeLessThan(128);
  });

  it('has one shard where there is no page', () => {
    expect(shardDocuments(createNumberedSite(0))).toEqual([
      [
        { href: '/', page: '/all-pages' },
        { href: '/all-pages', page: '/all-pages' },
      ],
    ]);
  });
});

function createNumberedSite(count: number): Site {
  const names = Array.from({ length: count }, (_, index) => `page-${index}`);
  const { config } = parseConfig(JSON.stringify({ name: 'Numbers', navigation: [{ group: 'All', pages: names }] }), 'docs.json');
  if (config === undefined) throw new Error('The config of the test must parse.');
  return createSite({ config, pages: names.map((name) => readPage('', `${name}.mdx`).page) });
}
