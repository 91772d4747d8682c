import { findFrontmatterText, isListed, toLanguageTag } from '@octavo/core/internal';
import type { PageLocation, Site, SitePage } from '@octavo/core';
import { hasOtherCanonical } from '../list-public-pages.ts';
import type { OutputSource } from '../output.ts';
import { readQuestions } from './read-questions.ts';

/** What a page is described with: its site, public addresses, and the groups above it. */
export interface DescriptionScope extends Pick<OutputSource, 'toUrl'>, Pick<PageLocation, 'trail'> {
  site: Site;
  /** The text of the page. */
  body: string;
}

/** An item of schema.org. */
type Item = Readonly<Record<string, unknown>>;

/**
 * Describes a page for search engines: the site on its first page, an article or a part of an API, the way to it, and the questions that it answers. Undefined for a page that
 * is not listed or has another address, and for a site without an address.
 */
export function describePage(page: SitePage, scope: DescriptionScope): Item | undefined {
  const { site, toUrl } = scope;
  const url = toUrl(page.href);
  if (!/^https?:/.test(url) || !isListed(page, site) || hasOtherCanonical(page, url)) return undefined;
  const graph = [
    ...(page.href === site.home ? [describeSite(site, toUrl)] : []),
    describeArticle(page, site, url),
    ...describeTrail(page, scope),
    ...describeQuestions(scope),
  ];
  return { '@context': 'https://schema.org', '@graph': graph };
}

function describeSite({ config: { name, description } }: Site, toUrl: OutputSource['toUrl']): Item {
  return { '@type': 'WebSite', name, url: toUrl('/'), ...(description !== undefined && { description }) };
}

/** The name and the description stand in the document's head; a search engine wants the headline here, too. */
function describeArticle({ title, description, api, sections: [own], frontmatter }: SitePage, site: Site, url: string): Item {
  const section = site.sections.find(({ id }) => id === own);
  const author = findFrontmatterText(frontmatter, 'author');
  return {
    '@type': api === undefined ? 'TechArticle' : 'APIReference',
    headline: title,
    url,
    ...(description !== undefined && { description }),
    ...(section?.language !== undefined && { inLanguage: toLanguageTag(section.language) }),
    ...(author !== undefined && { author: { '@type': 'Person', name: author } }),
  };
}

/** Search engines take a way of two steps at least; a step without a page of its own has no address, which only the last may lack. */
function describeTrail(page: SitePage, { site, toUrl, trail }: DescriptionScope): Item[] {
  if (page.href === site.home) return [];
  const steps = new Map([[site.home, site.config.name]]);
  for (const { title, href } of trail) if (href !== undefined && !steps.has(href)) steps.set(href, title);
  steps.delete(page.href);
  const itemListElement = [...steps, [page.href, page.title] as const].map(([href, name], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: toUrl(href),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** Only what a reader sees on the page. */
function describeQuestions({ body }: DescriptionScope): Item[] {
  const mainEntity = readQuestions(body).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return mainEntity.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity }];
}
