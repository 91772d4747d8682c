import { expect, test } from 'vitest';
import { findUnreferenced, listCodeLiterals, listJsonLiterals, listPageLiterals, needsReference } from './find-unreferenced.ts';

test('media, the folder `public` and what other programs ask for need no reference', () => {
  for (const file of ['a.png', 'b/c.MP4', 'public/notes.txt', 'robots.txt', 'fonts/x.woff2', 'sitemap-news.xml'])
    expect(needsReference(file), file).toBe(false);
  for (const file of ['service-account.json', 'secrets.yaml', 'notes.txt', 'a/robots.txt', 'plan.pdf', 'dump.zip'])
    expect(needsReference(file), file).toBe(true);
});

test.each([
  ['a link', '[plan](/files/plan.pdf)'],
  ['a relative link with a hash', '[plan](../files/plan.pdf#page=2)'],
  ['a link in angle brackets', '[plan](<../files/plan.pdf>)'],
  ['a definition', 'See [plan].\n\n[plan]: /files/plan.pdf'],
  ['an attribute', '<Card href="/files/plan.pdf" />'],
  ['an attribute in braces', '<embed src={`/files/plan.pdf`} />'],
  ['an expression', "{open('/files/plan.pdf')}"],
  ['a link between code', 'Of `a`, `b` and (`c`): see [plan](../files/plan.pdf) of `d`.'],
  ['a link after a single backtick', 'A ` here.\n\n[plan](../files/plan.pdf) of `d`.'],
  ['a path of the host before it', '[plan](/docs/files/plan.pdf)'],
])('%s of a page is a reference', (_what, text) => {
  expect(findUnreferenced(['files/plan.pdf'], [{ file: 'guide/page.mdx', literals: listPageLiterals(text) }])).toEqual(new Set());
});

test.each([
  ['prose', 'Put the key into secrets.yaml, or "secrets.yaml".'],
  ['code in a line', 'Put it into `secrets.yaml` or `./secrets.yaml`.'],
  ['a block of code', '```js\nopen("/secrets.yaml", { path: "./secrets.yaml" })\n```\n'],
  ['a link to another host', '[it](https://example.com/secrets.yaml)'],
  ['a link to another file of that name', '[it](/other/secrets.yaml)'],
])('%s is none', (_what, text) => {
  expect(findUnreferenced(['secrets.yaml'], [{ file: 'page.mdx', literals: listPageLiterals(text) }]).size).toBe(1);
});

test('a script refers by the literal name alone, a sheet by an address, the config and frontmatter by any text', () => {
  const files = ['data/rates.json', 'files/a b.csv', 'openapi.yaml', 'files/terms.pdf', 'notes.txt'];
  const texts = [
    { file: 'script.js', literals: listCodeLiterals("fetch(base + 'rates.json')"), isCode: true },
    { file: 'styles/a.css', literals: listCodeLiterals('a { cursor: url(../files/a%20b.csv) }'), isCode: true },
    { file: 'docs.json', literals: listCodeLiterals('{"openapi":["openapi.yaml"]}') },
    { file: 'page.mdx', literals: listJsonLiterals({ links: [{ url: '/files/terms.pdf' }] }) },
  ];
  expect([...findUnreferenced(files, texts)]).toEqual(['notes.txt']);
});
