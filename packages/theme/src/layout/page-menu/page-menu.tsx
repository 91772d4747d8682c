import { toMarkdownHref } from '@octavo/core/browser';
import type { ReactElement } from 'react';
import { Glyph } from '../../components/glyph/glyph.tsx';
import { useHref } from '../../context/use-href.ts';
import { useSite } from '../../context/use-site.ts';
import type { RegionProps } from '../region.ts';
import { useIsHydrated } from '../sidebar/use-is-hydrated.ts';
import { useClosingDetails } from '../switcher/use-closing-details.ts';
import { createPageEntries } from './create-page-entries.ts';

import { ENGLISH_PAGE_MENU_WORDS } from './english-page-menu-words.ts';
import { PageEntryLine } from './page-entry-line.tsx';
import { usePageText } from './use-page-text.ts';
import type { PageEntry } from './page-entry.ts';

/** What a page offers: its first action as a button, the others behind a second one; under a table of contents all as a list. */
export function PageMenu({ page, isInToc = false }: RegionProps): ReactElement | null {
  const { name, mcp, pageMenu = [], pageMenuWords } = useSite();
  const words = { ...ENGLISH_PAGE_MENU_WORDS, ...pageMenuWords };
  const toHref = useHref();
  const details = useClosingDetails();
  const origin = useIsHydrated() ? location.origin : '';
  const path = toHref(page?.href ?? '/');
  const markdown = toHref(toMarkdownHref(page?.href ?? '/'));
  const text = usePageText(markdown);
  const server = { name, url: mcp, site: origin + toHref('/') };
  const entries = createPageEntries(pageMenu, { path, markdown, origin, apiFile: page?.apiFile, mcp: server }, words);
  const [first] = entries;
  if (page === undefined || first === undefined) return null;
  const renderLines = (lines: readonly PageEntry[]): ReactElement[] =>
    lines.map((entry) => (
      <li key={entry.title}>
        <PageEntryLine entry={entry} words={words} page={text} isShort={isInToc} />
      </li>
    ));
  if (isInToc) return <ul className="octavo-page-actions">{renderLines(entries)}</ul>;
  return (
    <div className="octavo-page-menu">
      <PageEntryLine entry={first} words={words} page={text} isShort />
      {entries.length > 1 && (
        <details ref={details}>
          <summary aria-label={words.more}>
            <Glyph name="chevron" />
          </summary>
          <ul className="octavo-page-menu-list">{renderLines(entries)}</ul>
        </details>
      )}
    </div>
  );
}
