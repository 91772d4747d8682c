import type { Output } from '../output.ts';
import { sitemapOutput } from '../sitemap/sitemap-output.ts';
import { readListed } from '../../extension/read-listed.ts';

/** `robots.txt` (RFC 9309), which names the sitemap. Programs look for it at the root of a host only. */
export const robotsOutput: Output = {
  name: 'robots.txt',
  list(site, source) {
    if (source.base !== '/' || /^https?:\/\/[^/]+\/./.test(source.toUrl('/'))) return [];
    return [
      {
        href: '/robots.txt',
        type: 'text/plain',
        async read() {
          const hasSitemap = (await readListed(sitemapOutput.list(site, source))).length > 0;
          return `User-agent: *\nAllow: /\n${hasSitemap ? `\nSitemap: ${source.toUrl('/sitemap.xml')}\n` : ''}`;
        },
      },
    ];
  },
};
