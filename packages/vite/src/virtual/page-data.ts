import { findCounterparts, findFrontmatterText, findTranslations, isTrue, PAGE_MODES } from '@octavo/core/internal';
import type { PageLocation, SitePage } from '@octavo/core';
import type { PageData, TocEntry } from '@octavo/theme';
import type { Site } from '@octavo/core';

/** What one page shows beside its content: its place in its own section, and the frontmatter that the layout reads. */
export function createPageData(page: SitePage, { site, toc, location }: { site: Site; toc: TocEntry[]; location: PageLocation }): PageData {
  const { trail, previous, next } = location;
  const [tag, icon, iconType, mode] = (['tag', 'icon', 'iconType', 'mode'] as const).map((name) =>
    findFrontmatterText(page.frontmatter, name),
  );
  const counterparts = findCounterparts(site, page);
  const translations = findTranslations(site, page);
  // The content of an API's page tells what the API says itself; the head of a document has it all the same.
  const description = page.api?.source === undefined ? page.description : findFrontmatterText(page.frontmatter, 'description');
  const layout = PAGE_MODES.find((name) => name === mode);
  return {
    href: page.href,
    title: page.title,
    file: page.file,
    sections: page.sections,
    ...(page.sections.length > 1 && { places: page.sections.map((id) => findPlace(site, id)) }),
    toc,
    trail,
    ...(description !== undefined && { description }),
    ...(page.api && { api: [page.api.source ?? page.file, page.api.key].join(' ') }),
    ...(Object.keys(counterparts).length > 0 && { counterparts }),
    ...(Object.keys(translations).length > 1 && { translations }),
    ...(previous && { previous }),
    ...(next && { next }),
    ...(page.data && { data: page.data }),
    ...(page.extension !== undefined && { isGiven: true }),
    ...(tag !== undefined && { tag }),
    ...(icon !== undefined && { icon }),
    ...(iconType !== undefined && { iconType }),
    ...(layout && { mode: layout }),
    ...(isTrue(page.frontmatter, 'hideFooterPagination') && { hideFooterPagination: true }),
    ...((isTrue(page.frontmatter, 'deprecated') || page.api?.isDeprecated === true) && { deprecated: true }),
  };
}

/** What is known of a page before anything is made of it. */
export function createBareData({ href, title, file, sections }: SitePage): PageData {
  return { href, title, file, sections, toc: [], trail: [] };
}

function findPlace({ sections }: Site, id: string): NonNullable<PageData['places']>[number] {
  const { version, language } = sections.find((section) => section.id === id) ?? {};
  return { ...(version !== undefined && { version }), ...(language !== undefined && { language }) };
}
