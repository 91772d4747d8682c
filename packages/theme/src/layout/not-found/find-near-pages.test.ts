import { expect, test } from 'vitest';
import { findNearPages } from './find-near-pages.ts';

const LISTS: Readonly<Record<string, string>> = {
  '/docs/llms.txt': `# A

- [Pages](https://a.test/docs/llms-1.txt): 1 kB
- [Français](https://a.test/docs/fr/llms.txt): the pages of fr
- [llms-full.txt](https://a.test/docs/llms-full.txt): the text
`,
  '/docs/llms-1.txt':
    '- [Start](https://a.test/docs/index.md)\n- [Quick \\[start\\]](https://a.test/docs/guides/quickstart.md): Begin\n- [Billing](https://a.test/docs/account/billing.md)\n',
  '/docs/fr/llms.txt': '- [Démarrer](https://a.test/docs/fr/guides/quickstart.md)\n',
};

function find(path: string): Promise<string[]> {
  const read = (list: string): Promise<string> => Promise.resolve(LISTS[list] ?? '');
  return findNearPages(path, { base: '/docs', read }).then((pages) => pages.map((page) => `${page.title} ${page.path}`));
}

test('the pages with the most like paths are offered, in the language of the path', async () => {
  expect(await find('/docs/guides/quick-start')).toEqual(['Quick [start] /docs/guides/quickstart']);
  expect(await find('/docs/acount/billing/')).toEqual(['Billing /docs/account/billing']);
  // Those of the default language, which is as like, are not.
  expect(await find('/docs/fr/guide/quickstart')).toEqual(['Démarrer /docs/fr/guides/quickstart']);
  expect(await find('/docs/zzz')).toEqual([]);
});

test('nothing is offered without a list', async () => {
  expect(await findNearPages('/a', { base: '/', read: () => Promise.resolve('') })).toEqual([]);
});
