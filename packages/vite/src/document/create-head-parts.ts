import { findAlternates, withBase } from '@octavo/core/internal';
import type { SitePage } from '@octavo/core';
import { findIndexHref } from '../output/llms/list-variants.ts';
import type { Outputs } from '../output/outputs.ts';
import type { LinkScope } from '../virtual/create-address.ts';
import type { SiteDocument } from '../site/list-documents.ts';
import { findContentsTitle } from '../virtual/find-contents-title.ts';
import { createSectionData } from '../virtual/section-data.ts';
import { createPageMeta } from '../virtual/page-meta.ts';
import type { HeadTag } from '../html/head-tag.ts';
import type { DocumentParts } from './render-document.ts';

/** What a document's head is made from. */
export type HeadScope = LinkScope & Pick<Outputs, 'outputs' | 'outputSource'>;

/** What a document's head says about its page: the same in dev and in the build. Undefined stands for the document for 404. */
export function createHeadParts(
  context: HeadScope,
  document: SiteDocument | undefined,
): Pick<DocumentParts, 'page' | 'section' | 'canonical' | 'tags' | 'index'> {
  const index = (page?: SitePage): string => context.outputSource.toUrl(page ? findIndexHref(page, context.store.site()) : '/llms.txt');
  const [first] = context.store.site().sections;
  const outside = { tags: [], index: index(), ...(first && { section: createSectionData(first, context) }) };
  if (document === undefined) return { page: undefined, ...outside };
  const page = context.store.site().pages[document.page];
  if (page === undefined) return { page: { href: document.page, title: findContentsTitle(context) }, ...outside };
  const { href, title, description, sections } = page;
  // A page in no section is read in the words of the first.
  const section = context.store.site().sections.find(({ id }) => id === sections[0]) ?? first;
  return {
    page: {
      href,
      title,
      ...(description !== undefined && { description }),
      ...createPageMeta(context, page),
    },
    tags: [
      ...listAlternates(context, page),
      ...context.outputs().flatMap(({ head }) => head?.(page, context.store.site(), context.outputSource) ?? []),
      ...context.extensions.head(page, context.store.site(), context).map(markHeadTag),
    ],
    index: index(page),
    ...(section && { section: createSectionData(section, context) }),
    ...(document.href !== document.page && { canonical: withBase(context.base, document.page) }),
  };
}

/** By this attribute the browser knows the tags that it keeps true to the page. */
function markHeadTag(tag: HeadTag): HeadTag {
  return { ...tag, attributes: { ...tag.attributes, 'data-octavo-head': '' } };
}

/** The page in the other languages, for search engines. */
function listAlternates({ store, outputSource }: HeadScope, page: SitePage): HeadTag[] {
  return findAlternates(store.site(), page).map(({ language, href }) => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang: language, href: outputSource.toUrl(href) },
  }));
}
