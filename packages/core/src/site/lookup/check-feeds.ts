import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import { isTrue } from '../../page/frontmatter-value.ts';
import { isListed } from './is-listed.ts';
import type { Site, SitePage } from '../site.ts';

/** Warns of a page whose file asks for a feed and that gets none, because it is not listed. */
export function checkFeeds(site: Pick<Site, 'config' | 'pages'>): Diagnostic[] {
  return Object.values(site.pages)
    .filter((page) => isTrue(page.frontmatter, 'rss') && hasFile(page) && !isListed(page, site))
    .map(({ file, href }) => ({
      code: 'site/unlisted-feed',
      severity: 'warning',
      message: `\`${href}\` has no feed: \`rss\` needs a listed page.`,
      hint: 'Add the page to the navigation without `hidden`, `draft` or `noindex`, or remove `rss`.',
      file,
      line: 1,
      column: 1,
    }));
}

/** Pages of API files and of extensions have none. */
function hasFile({ isGenerated, extension }: SitePage): boolean {
  return isGenerated !== true && extension === undefined;
}
