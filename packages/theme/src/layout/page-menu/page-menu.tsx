import { toMarkdownHref } from '@octavo/core/browser';
import { useRef } from 'react';
import type { ReactElement } from 'react';
import { useFurniture } from '../furniture/use-furniture.ts';
import { Glyph } from '../../components/glyph/glyph.tsx';
import { useHref } from '../../context/use-href.ts';
import { useSite } from '../../context/use-site.ts';
import type { RegionProps } from '../region.ts';
import { createPageEntries } from './create-page-entries.ts';

import { ENGLISH_PAGE_MENU_WORDS } from './english-page-menu-words.ts';
import { PageEntryLine } from './page-entry-line.tsx';
import type { PageEntry } from './page-entry.ts';

/** What a page offers: its first action as a button, the others behind a second one; under a table of contents all as a list. */
export function PageMenu({ page, isInToc = false }: RegionProps): ReactElement | null {
  const { name, mcp, pageMenu = [], pageMenuWords } = useSite();
  const words = { ...ENGLISH_PAGE_MENU_WORDS, ...pageMenuWords };
  const toHref = useHref();
  const menu = useRef<HTMLUListElement & HTMLDivElement>(null);
  const path = toHref(page?.href ?? '/');
  const markdown = toHref(toMarkdownHref(page?.href ?? '/'));
  useFurniture(menu, path);
  const createEntries = (origin: string): PageEntry[] => {
    const server = { name, url: mcp, site: origin + toHref('/') };
    return createPageEntries(pageMenu, { path, markdown, origin, apiFile: page?.apiFile, mcp: server }, words);
  };
  const entries = createEntries('');
  const templates = createEntries('$origin');
  const renderLine = (entry: PageEntry, index: number, isShort: boolean): ReactElement => (
    <PageEntryLine entry={entry} template={templates[index]} words={words} markdown={markdown} isShort={isShort} />
  );
  const renderLines = (): ReactElement[] => entries.map((entry, index) => <li key={entry.title}>{renderLine(entry, index, isInToc)}</li>);
  const [first] = entries;
  if (page === undefined || first === undefined) return null;
  if (isInToc)
    return (
      <ul className="octavo-page-actions" ref={menu}>
        {renderLines()}
      </ul>
    );
  return (
    <div className="octavo-page-menu" ref={menu}>
      {renderLine(first, 0, true)}
      {entries.length > 1 && (
        <details>
          <summary aria-label={words.more}>
            <Glyph name="chevron" />
          </summary>
          <ul className="octavo-page-menu-list">{renderLines()}</ul>
        </details>
      )}
    </div>
  );
}
