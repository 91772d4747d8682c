import { expect, it } from 'vitest';
import { isUntrusted } from './is-untrusted.ts';
import { parseConfig } from './parse-config.ts';

it.each([
  ['community', 'community/a.mdx', true],
  ['/community/', 'community/deep/a.mdx', true],
  ['./community', 'communityx/a.mdx', false],
  ['.', 'a.mdx', true],
  ['community/a.mdx', 'community/a.mdx', true],
  ['Community', 'community/a.mdx', false],
])('untrusted %s, file %s: %s', (folder, file, expected) => {
  for (const navigation of [[], { pages: ['a'] }]) {
    const { config } = parseConfig(JSON.stringify({ name: 'A', untrusted: folder, navigation }), 'docs.json');
    expect(config && isUntrusted(file, config)).toBe(expected);
  }
});

it('a switch that is no folder is an error', () => {
  const { diagnostics } = parseConfig('{"name":"A","untrusted":true,"navigation":[]}', 'docs.json');
  expect(diagnostics).toMatchObject([{ severity: 'error', line: 1 }]);
});

it.each([
  '{"name":"A","untrusted":true,"navigation":[]}',
  '{"name":"A","navigation":[] "untrusted":["community"]',
  '{"name":"A","navigation":[',
])('of %s no folder is trusted: which are not can have been lost', (text) => {
  const { config } = parseConfig(text, 'docs.json');
  expect(config && isUntrusted('community/a.mdx', config)).toBe(true);
});
