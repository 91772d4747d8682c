import type { ConfigTexts } from '../config/compose/compose-texts.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { isTrue } from '../page/frontmatter-value.ts';
import { isListed } from '../site/lookup/is-listed.ts';
import type { Site } from '../site/site.ts';
import { toPublicUrl } from '../site/lookup/to-public-url.ts';

/** Warns where a site does not say where it stands and has something that must name whole addresses. */
export function checkPublicAddress(site: Site, config: ConfigTexts): Diagnostic[] {
  if (toPublicUrl('/', { address: site.config.metadata['canonical'], base: '/' }) !== undefined) return [];
  const needs = listNeeds(site);
  if (needs.length === 0) return [];
  return [
    {
      code: 'site/no-address',
      severity: 'warning',
      message: `Unknown public address of the site; needed by: ${needs.join(', ')}.`,
      hint: 'Set `seo.metatags.canonical` (`metadata.canonical` in the classic shape), the plugin option `site`, or `--site`.',
      file: config.file,
      line: 1,
      column: 1,
    },
  ];
}

function listNeeds(site: Site): string[] {
  const pages = Object.values(site.pages).filter((page) => isListed(page, site));
  const names = ['og:image', 'twitter:image'];
  const hasPicture = names.some((name) => isPath(site.config.metadata[name]) || pages.some(({ frontmatter }) => isPath(frontmatter[name])));
  const languages = new Set(site.sections.flatMap(({ language }) => language ?? []));
  return [
    ...(languages.size > 1 ? ['the links between languages (`hreflang`)'] : []),
    ...(hasPicture ? ['pictures for previews (`og:image`)'] : []),
    ...(pages.some(({ frontmatter, isGenerated }) => isTrue(frontmatter, 'rss') && isGenerated !== true) ? ['feeds'] : []),
  ];
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && /^\.?\//.test(value);
}
