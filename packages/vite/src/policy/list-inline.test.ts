import { expect, it } from 'vitest';
import { listInline } from './list-inline.ts';

it('names the hash of a program, and none of data, which no policy is about', () => {
  const needs = listInline('<script>a()</script><script type="application/ld+json">{}</script><script src="/b.js"></script>');
  expect([...(needs['script-src'] ?? [])]).toHaveLength(1);
});
