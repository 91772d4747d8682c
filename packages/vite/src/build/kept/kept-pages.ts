import type { SitePage } from '@octavo/core';
import { hashContent } from '../../output-folder/placed-list.ts';
import type { KeptContent } from '../../output-folder/site-file.ts';
import type { KeptTexts } from '../../output/outputs.ts';
import type { SearchSection } from '../../output/search/search-record.ts';
import type { KeptContents } from './open-contents.ts';
import type { KeptPage, SiteRecord } from './site-record.ts';

/** The last build's site, to be taken from page by page. */
export interface KeptPages extends KeptTexts {
  /** What was made of a page that would come to the same; undefined also where that is not known. */
  find(page: SitePage): KeptPage | undefined;
  /** The same, where its record and its documents would, which name files of the bundles. */
  findBuilt(page: SitePage, bundle: string): KeptPage | undefined;
  /** The file of that name. */
  file(fileName: string): KeptContent | undefined;
  /** The same, where it holds what is to be written. */
  same(fileName: string, content: string | Uint8Array): KeptContent | undefined;
  /** How many pages would come to the same. */
  readonly count: number;
}

/** Where nothing is kept. */
export const NO_PAGES: KeptPages = {
  find: () => undefined,
  findBuilt: () => undefined,
  findSections: () => undefined,
  findFile: () => undefined,
  file: () => undefined,
  same: () => undefined,
  count: 0,
};

/** Opens the pages of a record whose `keys`, by address, are what they were. A page without one of its files is none. */
export function openPages(
  record: Pick<SiteRecord, 'pages' | 'bundle'>,
  { contents, keys }: { contents: KeptContents; keys: ReadonlyMap<string, string> },
): KeptPages {
  const isWhole = ({ text, record: own, documents }: KeptPage): boolean =>
    [text?.fileName, own, ...documents.map(({ fileName }) => fileName)].every((name) => name === undefined || contents.has(name));
  const known = new Map(record.pages.filter((page) => keys.get(page.href) === page.key && isWhole(page)).map((page) => [page.href, page]));
  const read = (name: string): string | undefined => {
    const content = contents.get(name);
    return content && Buffer.from(content.read()).toString();
  };
  return {
    find: ({ href }) => known.get(href),
    findBuilt: ({ href }, bundle) => (record.bundle === bundle ? known.get(href) : undefined),
    findSections({ href }) {
      const text = known.has(href) ? read(href) : undefined;
      return text === undefined ? undefined : (JSON.parse(text) as SearchSection[]);
    },
    findFile: ({ href }, fileName) => (known.has(href) ? read(fileName) : undefined),
    file: (fileName) => contents.get(fileName),
    same(fileName, content) {
      const file = contents.get(fileName);
      return file?.hash === hashContent(content) ? file : undefined;
    },
    count: known.size,
  };
}
