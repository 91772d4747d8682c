import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { DOCUSAURUS } from './docusaurus-shims.ts';
import { FUMADOCS } from './fumadocs-shims.ts';
import { NEXT } from './next-shims.ts';
import { NEXTRA } from './nextra-shims.ts';

it.each(Object.entries({ ...NEXT, ...DOCUSAURUS, ...NEXTRA, ...FUMADOCS }))('has a module that can be read for %s', (written, code) => {
  expect(parseSync(`${written.replaceAll('/', '-')}.jsx`, code, { lang: 'jsx', sourceType: 'module' }).errors).toEqual([]);
  expect(code).toMatch(/^export (?:default|const|function)/m);
});
