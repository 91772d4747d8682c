import { splitUrl, toLinkHref, toMarkdownHref } from '@octavo/core/browser';
import { findPublicBase, toPath, withoutBase } from './find-public-base.ts';
import { parseIndex } from './parse-index.ts';
import type { ListedPage } from './parse-index.ts';
import { readWrittenText } from './written-files.ts';
import type { WrittenFiles } from './written-files.ts';
import { createWrittenSearch } from './written-search.ts';
import type { WrittenSearch } from './written-search.ts';

/** A page of a site that was built. */
export interface WrittenPage extends Omit<ListedPage, 'url'> {
  /** Canonical: below the site's base. */
  href: string;
  /** The address of its Markdown, as the site names it. */
  url: string;
}

/** The list of a site's pages. */
export interface PageList {
  title: string;
  pages: WrittenPage[];
}

/** A site that was built, read back by its files for agents. */
export interface WrittenSite extends WrittenSearch {
  /** All pages that agents are told of, in the order of navigation; rejects where there is no such site. */
  list(): Promise<PageList>;
  /** The Markdown of a page, by its address in any form: `/guide`, `guide.md`, `https://docs.test/guide#top`. Undefined for no page. */
  readPage(address: string): Promise<string | undefined>;
}

/** Opens a site by the files of its build; nothing is read yet. */
export function openWrittenSite(files: WrittenFiles): WrittenSite {
  const list = async (): Promise<PageList> => {
    const text = await readWrittenText(files, '/llms.txt');
    if (text === undefined) throw new Error(`No llms.txt found in ${files.place}: it is not a site built by Octavo.`);
    const first = parseIndex(text);
    const base = await findPublicBase([...first.indexes, ...first.pages.map(({ url }) => url)], files);
    const seen = new Set(['/llms.txt']);
    const pages = [...first.pages];
    // Level by level, each at once: a list in parts is not to take a way there and back for each.
    for (let urls = first.indexes; urls.length > 0;) {
      const left = new Set(urls.map((url) => withoutBase(url, base)).filter((href) => !seen.has(href)));
      const parts = await Promise.all(
        [...left].map(async (href) => {
          seen.add(href);
          return parseIndex((await readWrittenText(files, href)) ?? '');
        }),
      );
      pages.push(...parts.flatMap((part) => part.pages));
      urls = parts.flatMap((part) => part.indexes);
    }
    return { title: first.title, pages: pages.map((page) => ({ ...page, href: toLinkHref(withoutBase(page.url, base)) })) };
  };
  return {
    list,
    async readPage(address) {
      const asked = toLinkHref(splitUrl(toPath(address)).path);
      const { pages } = await list();
      // An address with the base of the site is one of its public addresses.
      const named = pages.find(({ href, url }) => href === asked || toLinkHref(toPath(url)) === asked);
      const start = asked === '/' ? pages[0] : undefined;
      return readWrittenText(files, toMarkdownHref((named ?? start)?.href ?? asked));
    },
    ...createWrittenSearch(files),
  };
}
