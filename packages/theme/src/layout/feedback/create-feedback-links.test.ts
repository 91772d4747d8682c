import { expect, it } from 'vitest';
import type { Repository } from '../../data/repository.ts';
import { createEditHref, createIssueHref } from './create-feedback-links.ts';

const page = { title: 'Rates & limits', file: 'guides/a b#1.mdx', address: 'https://docs.test/guides/rates?x=1&y' };
const at = (host: Repository['host'], folder = 'docs/'): Repository => ({
  host,
  url: `https://${host}.test/o/r`,
  branch: 'fix/one',
  folder,
});

it.each([
  ['github', 'https://github.test/o/r/edit/fix/one/docs/guides/a%20b%231.mdx'],
  ['gitlab', 'https://gitlab.test/o/r/-/edit/fix/one/docs/guides/a%20b%231.mdx'],
  ['bitbucket', 'https://bitbucket.test/o/r/src/fix/one/docs/guides/a%20b%231.mdx?mode=edit&at=fix%2Fone'],
] as const)('a page is edited on %s', (host, href) => {
  expect(createEditHref(at(host), page)).toBe(href);
});

it.each([
  ['github', 'https://github.test/o/r/issues/new', 'title', 'body'],
  ['gitlab', 'https://gitlab.test/o/r/-/issues/new', 'issue[title]', 'issue[description]'],
  ['bitbucket', 'https://bitbucket.test/o/r/issues/new', 'title', 'content'],
] as const)('an issue on %s names page, address and file', (host, address, title, body) => {
  const url = new URL(createIssueHref(at(host), page));
  expect(url.origin + url.pathname).toBe(address);
  expect(url.searchParams.get(title)).toBe('Docs: Rates & limits');
  expect(url.searchParams.get(body)).toContain('Page: https://docs.test/guides/rates?x=1&y\nFile: docs/guides/a b#1.mdx');
});

it('a content root at the top has no folder', () => {
  expect(createEditHref(at('github', ''), page)).toContain('/edit/fix/one/guides/');
});
