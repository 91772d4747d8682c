import { defineExtension } from '@octavo/vite/extension';

export default defineExtension({
  search: './client.ts',
  outputs: [
    {
      name: 'search titles',
      *list(site) {
        const titles = Object.values(site.pages).map(({ href, title }) => ({ href, title }));
        yield { href: '/titles.json', type: 'application/json', read: () => JSON.stringify(titles) };
      },
    },
  ],
  words: { en: { searchDialog: { nothing: 'No harbour is named {query}' } } },
});
