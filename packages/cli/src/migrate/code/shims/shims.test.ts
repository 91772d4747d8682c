import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { DOCUSAURUS_SHIMS } from './docusaurus-shims.ts';
import { FUMADOCS_SHIMS } from './fumadocs-shims.ts';
import { NEXT_SHIMS } from './next-shims.ts';
import { NEXTRA_SHIMS } from './nextra-shims.ts';

it.each(Object.entries({ ...NEXT_SHIMS, ...DOCUSAURUS_SHIMS, ...NEXTRA_SHIMS, ...FUMADOCS_SHIMS }))(
  'has a module that can be read for %s',
  (written, code) => {
    expect(parseSync(`${written.replaceAll('/', '-')}.jsx`, code, { lang: 'jsx', sourceType: 'module' }).errors).toEqual([]);
    expect(code).toMatch(/^export (?:default|const|function)/m);
  },
);
