import { expect, test } from 'vitest';
import { createOutputSite, createTestSource, readOutput } from '../output-fixture.ts';
import { llmsOutput } from './llms-output.ts';
import { renderIndexSection } from './render-index.ts';

const source = createTestSource({ toUrl: (href) => `https://a.test${href}` });

test('lists the pages in the order of navigation, with what each is about', async () => {
  const site = createOutputSite(
    {
      description: 'Ferries and fares',
      navigation: {
        tabs: [
          { tab: 'Guide', groups: [{ group: 'Start', pages: ['b', { group: 'Deep', pages: ['a'] }, 'hidden'] }] },
          { tab: 'API', pages: ['c'] },
        ],
      },
    },
    {
      'a.mdx': '---\ndescription: "Two\\nlines"\n---',
      'b.mdx': '---\ntitle: "B [1]"\n---',
      'c.mdx': '',
      'hidden.mdx': '---\nhidden: true\n---',
      'outside.mdx': '',
    },
  );
  expect(await readOutput(llmsOutput, { site, source })).toEqual({
    '/llms.txt': `# Ferry

> Ferries and fares

## Guide / Start

- [B \\[1\\]](https://a.test/b.md)
- [A](https://a.test/a.md): Two lines

## API

- [C](https://a.test/c.md)

## Optional

- [llms-full.txt](https://a.test/llms-full.txt): the text of these pages, about 1 kB
`,
    '/llms-full.txt': '# Ferry\n\n# B [1]\n\n# A\n\n# C\n',
  });
});

test('an operation is named by its method and path', () => {
  const [page] = Object.values(createOutputSite({ navigation: { groups: [{ group: 'API', pages: ['c'] }] } }, { 'c.mdx': '' }).pages);
  if (page === undefined) throw new Error('There is no page.');
  const api = { kind: 'operation', key: 'GET /c/{id}', method: 'GET', isDeprecated: false } as const;
  const pages = [
    { ...page, api, description: 'Finds one.' },
    { ...page, api },
  ];
  expect(renderIndexSection({ title: 'API', pages }, (href) => href)).toBe(
    '## API\n\n- [C](/c.md): `GET /c/{id}` Finds one.\n- [C](/c.md): `GET /c/{id}`',
  );
});

test('each language and version has its own, which the first one names', async () => {
  const files = { 'en/a.mdx': '', 'fr/a.mdx': '', 'fr/b.mdx': '' };
  const languages = createOutputSite(
    { navigation: { languages: ['en', 'fr'].map((language) => ({ language, pages: [`${language}/a`, `${language}/b`] })) } },
    files,
  );
  const found = await readOutput(llmsOutput, { site: languages, source });
  expect(Object.keys(found)).toEqual(['/llms.txt', '/llms-full.txt', '/fr/llms.txt', '/fr/llms-full.txt']);
  expect(found['/llms.txt']).toContain('(https://a.test/fr/llms.txt)');
  expect(found['/llms.txt']).not.toContain('/fr/a.md');
  expect(found['/fr/llms.txt']).toContain('- [A](https://a.test/fr/a.md)\n- [B](https://a.test/fr/b.md)');
  const mixed = createOutputSite(
    { navigation: { versions: ['v1', 'v2'].map((version) => ({ version, pages: [`${version}-a`] })) } },
    { 'v1-a.mdx': '', 'v2-a.mdx': '' },
  );
  expect(Object.keys(await readOutput(llmsOutput, { site: mixed, source }))).toEqual([
    '/llms.txt',
    '/llms-full.txt',
    '/v2-llms.txt',
    '/v2-llms-full.txt',
  ]);
});

test('what is large is in parts, each with its size', async () => {
  const names = Array.from({ length: 900 }, (_, index) => `page-${index}`);
  const files = Object.fromEntries(names.map((name) => [`${name}.mdx`, `---\ndescription: ${'long '.repeat(20)}\n---`]));
  const site = createOutputSite({ navigation: { groups: [{ group: 'All', pages: names }] } }, files);
  const found = await readOutput(llmsOutput, { site, source: { ...source, readBody: () => 'x'.repeat(3000) } });
  expect(Object.keys(found)).toEqual([
    '/llms.txt',
    ...[1, 2, 3].map((part) => `/llms-${part}.txt`),
    '/llms-full.txt',
    ...[1, 2, 3].map((part) => `/llms-full-${part}.txt`),
  ]);
  expect(found['/llms.txt']).toContain('- [All](https://a.test/llms-1.txt): 45 kB');
  expect(found['/llms-full.txt']).toMatch(/- \[llms-full-1\.txt\]\(https:\/\/a\.test\/llms-full-1\.txt\): \d+ kB/);
  const texts = Object.entries(found).filter(([href]) => /^\/llms-\d/.test(href));
  expect(texts.every(([, text]) => text.length < 46_000)).toBe(true);
  expect(texts.flatMap(([, text]) => text.match(/\/page-\d+\.md/g)).length).toBe(names.length);
});
