import { expect, it } from 'vitest';
import { listInline } from './list-inline.ts';
import { listTags } from './list-tags.ts';

it('names the hash of a program, and none of data, which no policy is about', () => {
  const needs = listInline(listTags('<script>a()</script><script type="application/ld+json">{}</script><script src="/b.js"></script>'));
  expect([...(needs['script-src'] ?? [])]).toHaveLength(1);
});
