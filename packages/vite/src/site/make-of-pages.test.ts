import { readPage } from '@octavo/core';
import type { Page } from '@octavo/core';
import { expect, test } from 'vitest';
import { makeOfPages } from './make-of-pages.ts';
import { createPageFailures } from './page-failures.ts';

const pages = ['one', 'two', 'three'].map((name) => readPage(`---\ntitle: ${name}\nicon: ${name}\n---\n`, `${name}.mdx`).page);

/** Throws for each page whose `icon` is among those. */
const makeUnless =
  (...bad: string[]) =>
  (given: readonly Page[]): string[] =>
    given.map(({ href, title, frontmatter }) => {
      if (bad.includes(String(frontmatter['icon']))) throw new TypeError(`no ${title}`);
      return `${href} ${title}`;
    });

test('what throws for one page is its problem, and the rest is made', () => {
  const failures = createPageFailures();
  expect(makeOfPages(pages, { make: makeUnless('two'), failures })).toEqual(['/one one', '/two two', '/three three']);
  expect(failures.diagnostics()).toMatchObject([
    { code: 'page/failed', severity: 'error', file: 'two.mdx', message: expect.stringContaining('place in the site of /two') },
  ]);
  expect(makeOfPages(pages, { make: makeUnless('one', 'three'), failures })).toHaveLength(3);
});

test('what no page is to blame for is thrown', () => {
  const make = (given: readonly Page[]): void => {
    if (given.length > 1) throw new TypeError('too many');
  };
  expect(() => makeOfPages(pages, { make, failures: createPageFailures() })).toThrow('too many');
});
