import { expect, it } from 'vitest';
import { defineExtension } from './extension.ts';
import type { FrontmatterOf } from './extension.ts';
import type { StandardSchema } from './standard-schema.ts';

const SCHEMA: StandardSchema<{ level: 'beginner' | 'expert'; released?: Date; tags: string[] }> = {
  '~standard': { version: 1, vendor: 'acme', validate: () => ({ value: { level: 'beginner', tags: [] } }) },
};

it('gives an extension its type, and says at the field what is wrong with it', () => {
  const extension = defineExtension({
    name: 'acme',
    frontmatter: SCHEMA,
    head: (page, site, { base }) => [
      { tag: 'meta', attributes: { name: 'acme', content: `${base}${page.href} ${site.home}` } },
      { tag: 'link', attributes: { rel: 'me', title: page.isHidden ? 'Hidden' : undefined } },
    ],
    outputs: [
      {
        name: 'days',
        async *list(site, source) {
          const day = await source.readChanges().find(site.home);
          yield { href: '/day.txt', type: 'text/plain', read: () => day ?? '' };
        },
      },
    ],
    async *pages() {
      yield { path: 'a', text: 'A' };
    },
    checks: {
      'page/unknown-component': 'error',
      *short(page, { text }) {
        if (text.length < 10) yield { message: `${page.title} is short.`, line: 1 };
      },
    },
    words: { en: { search: 'Find', acme: 'Acme', searchDialog: { nothing: 'None' } } },
  });
  const level: FrontmatterOf<typeof extension>['level'] = 'expert';
  expect([extension.name, level]).toEqual(['acme', 'expert']);

  // @ts-expect-error `markdwon` is no field.
  defineExtension({ markdwon: {} });
  // @ts-expect-error A list of plugins.
  defineExtension({ markdown: { remark: 'remark-gfm' } });
  // @ts-expect-error Components are named by path.
  defineExtension({ components: { Header: () => undefined } });
  // @ts-expect-error An element of the head is one of four.
  defineExtension({ head: () => [{ tag: 'div' }] });
  // @ts-expect-error A file has an address.
  defineExtension({ outputs: [{ name: 'a', list: () => [{ type: 'text/plain', read: () => '' }] }] });
  // @ts-expect-error A severity, or a rule.
  defineExtension({ checks: { 'page/unknown-component': 'fatal' } });
  // @ts-expect-error A page has a text.
  defineExtension({ pages: () => [{ path: 'a' }] });
  const read: FrontmatterOf<typeof extension> = { level, released: '2026-03-04T00:00:00.000Z', tags: ['a'] };
  expect(JSON.parse(JSON.stringify({ ...read, released: new Date(read.released ?? '') }))).toEqual(read);
  // @ts-expect-error JSON has no dates.
  read.released = new Date();
  // @ts-expect-error Only some fit.
  const other: FrontmatterOf<typeof extension>['level'] = 'wizard';
  expect(other).toBe('wizard');
});
