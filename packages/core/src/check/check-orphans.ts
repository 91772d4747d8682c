import type { ConfigTexts } from '../config/compose/compose-texts.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { decodePath, isExternalUrl, resolveRelative, splitUrl, toFolder, toHref } from '../path.ts';
import { findFrontmatterText } from '../page/frontmatter-value.ts';
import { hidesItself } from '../page/hides-itself.ts';
import type { Site, SitePage } from '../site/site.ts';
import { readWrittenTexts } from './read-written-texts.ts';

/** Returns a note for each page that no navigation names and no page, no import, no redirect and no field of the config leads to. */
export function checkOrphans(site: Site, config: ConfigTexts | undefined): Diagnostic[] {
  const reached = new Set([site.home, '/']);
  const addressed = [
    ...(config === undefined ? [] : readWrittenTexts(config).map(({ value }) => value)),
    ...site.redirects.map(({ destination }) => destination),
  ];
  for (const value of addressed) if (!isExternalUrl(value)) reached.add(toHref(splitUrl(value).path));
  for (const page of Object.values(site.pages)) for (const href of linkedFrom(page)) reached.add(href);
  return (
    Object.values(site.pages)
      .filter((page) => isUnplaced(page) && !reached.has(page.href))
      // A folder's own tree leaves them out: drafts, and the frame of a wiki.
      .filter(({ file }) => config !== undefined || !/(?:^|\/)_/.test(file))
      .map(({ file, href, extension }) => ({
        code: 'site/orphan-page',
        severity: 'info',
        message: `Unreachable page \`${href}\`${extension === undefined ? '' : ` of \`${extension}\``}: no navigation entry, link or redirect leads to it.`,
        ...(extension === undefined
          ? { hint: 'Add it to the navigation, set `hidden: true` in its frontmatter, or delete the file.', file, line: 1, column: 1 }
          : { hint: 'Add it to the navigation.' }),
      }))
  );
}

/** Not in navigation without having asked for it. */
function isUnplaced({ isHidden, isGenerated, frontmatter }: SitePage): boolean {
  const isWanted = hidesItself(frontmatter) || findFrontmatterText(frontmatter, 'url') !== undefined || isGenerated === true;
  return isHidden && !isWanted;
}

function linkedFrom({ href: own, file, links }: SitePage): string[] {
  return links.flatMap(({ kind, url }) => {
    if (kind === 'image' || isExternalUrl(url)) return [];
    const { path } = splitUrl(url);
    if (path === '') return [];
    const targets = [resolveRelative(toFolder(file), decodePath(path)), resolveRelative('/', decodePath(path))].map(toHref);
    return targets.filter((target) => target !== own);
  });
}
