import { defineExtension } from '@octavo/vite/extension';

export default defineExtension({
  outputs: [
    {
      name: 'sitemap',
      *list(site) {
        const pages = Object.values(site.pages).filter(({ isHidden }) => !isHidden);
        const lines = pages.map(({ href }) => `<url><loc>https://almanac.test${href}</loc></url>`);
        yield { href: '/sitemap.xml', type: 'application/xml', read: () => `<urlset>${lines.join('')}</urlset>\n` };
      },
    },
  ],
  head: (page) => [{ tag: 'meta', attributes: { name: 'almanac:page', content: page.href } }],
});
