import type { SearchWords, Words } from '@octavo/core';
import type { SectionData, SiteData } from '../../data/site-data.ts';
import type { SearchSignName } from './search-sign-paths.ts';
import type { SearchAnswer, SearchText } from '../../data/search-client.ts';

/** A line that can be chosen. */
export interface SearchItem {
  /** Counts through all groups. */
  index: number;
  kind: 'page' | 'hit' | 'recent' | 'suggestion' | 'ask';
  sign: SearchSignName;
  title: SearchText;
  /** Above the title of a page. */
  trail?: string[];
  excerpt?: SearchText;
  /** Canonical address, or an address outside; undefined for a search to make again, or a question. */
  href?: string;
}

/** Lines that belong together. */
export interface SearchGroup {
  label: string;
  /** True where the label is shown; a page's own line says it otherwise. */
  isLabelled: boolean;
  items: SearchItem[];
}

/** Where a search begins. */
export interface StartOptions {
  site: SiteData;
  section: SectionData | undefined;
  words: Pick<SearchWords, 'recent' | 'browse'> & Pick<Words, 'allPages'>;
}

/**
 * One group per page: the page, and below it the parts in which something was found. Above them stands the question, `Ask: fares`, where somebody
 * answers questions.
 */
export function createResultGroups({ pages }: Pick<SearchAnswer, 'pages'>, question?: string): SearchGroup[] {
  const asked: UnnumberedGroup[] =
    question === undefined ? [] : [{ label: question, isLabelled: false, items: [{ kind: 'ask', sign: 'ask', title: plain(question) }] }];
  const groups = pages.map(({ href, title, trail, hits }): UnnumberedGroup => {
    const top = hits.find(({ heading }) => heading === undefined);
    const parts = hits.filter((hit) => hit !== top);
    return {
      label: toPlain(title),
      isLabelled: false,
      items: [
        { kind: 'page', sign: 'page', title, trail, href, ...(top && top.excerpt.length > 0 && { excerpt: top.excerpt }) },
        ...parts.map((hit) => ({
          kind: 'hit' as const,
          sign: 'hash' as const,
          title: hit.heading ?? [],
          excerpt: hit.excerpt,
          href: hit.href,
        })),
      ],
    };
  });
  return numberItems([...asked, ...groups]);
}

/** What stands there before anything is typed: what the reader searched for last, and where the site's parts begin. */
export function createStartGroups(recent: readonly string[], { site, section, words }: StartOptions): SearchGroup[] {
  const links = section === undefined ? [] : [...section.tabs, ...section.anchors].filter(({ isExternal }) => !isExternal);
  const unique = links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index).slice(0, 5);
  const places = [...unique.map(({ name, href }) => ({ name, href })), { name: words.allPages, href: site.contents }];
  const groups: UnnumberedGroup[] = [
    {
      label: words.recent,
      isLabelled: true,
      items: recent.map((text) => ({ kind: 'recent' as const, sign: 'history' as const, title: plain(text) })),
    },
    {
      label: words.browse,
      isLabelled: true,
      items: places.map(({ name, href }) => ({ kind: 'suggestion' as const, sign: 'arrow' as const, title: plain(name), href })),
    },
  ];
  return numberItems(groups.filter(({ items }) => items.length > 0));
}

/** The words that were found in a page, as they stand there: what is marked on arrival. */
export function listFoundWords({ pages }: SearchAnswer, href: string): string[] {
  const page = pages.find((one) => one.href === href.replace(/[?#].*$/s, ''));
  const texts = page === undefined ? [] : [page.title, ...page.hits.flatMap(({ heading = [], excerpt }) => [heading, excerpt])];
  return [...new Set(texts.flatMap((text) => text.filter(({ isMatch }) => isMatch).map((piece) => piece.text.toLowerCase())))];
}

type UnnumberedGroup = Omit<SearchGroup, 'items'> & { items: Omit<SearchItem, 'index'>[] };

function numberItems(groups: UnnumberedGroup[]): SearchGroup[] {
  return groups.map((group, place) => {
    const before = groups.slice(0, place).reduce((sum, { items }) => sum + items.length, 0);
    return { ...group, items: group.items.map((item, index) => ({ ...item, index: before + index })) };
  });
}

function plain(text: string): SearchText {
  return [{ text, isMatch: false }];
}

function toPlain(text: SearchText): string {
  return text.map((piece) => piece.text).join('');
}
