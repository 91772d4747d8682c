import { toMarkdownHref } from '@octavo/core/browser';
import type { MouseEvent, ReactElement } from 'react';
import { Glyph } from '../../components/glyph/glyph.tsx';
import { useHref } from '../../context/use-href.ts';
import { useSite } from '../../context/use-site.ts';
import { LayoutIcon } from '../icon/layout-icon.tsx';
import type { RegionProps } from '../region.ts';
import { useIsHydrated } from '../sidebar/use-is-hydrated.ts';
import { useClosingDetails } from '../switcher/use-closing-details.ts';
import { createPageEntries } from './create-page-entries.ts';
import type { PageEntry } from './create-page-entries.ts';
import { ENGLISH_PAGE_MENU_WORDS } from './english-page-menu-words.ts';
import { usePageText } from './use-page-text.ts';

/** The menu beside a page's title: its first action as a button, the others behind a second one. */
export function PageMenu({ page }: RegionProps): ReactElement | null {
  const { pageMenu = [], pageMenuWords: words = ENGLISH_PAGE_MENU_WORDS } = useSite();
  const toHref = useHref();
  const details = useClosingDetails();
  const origin = useIsHydrated() ? location.origin : '';
  const path = toHref(page?.href ?? '/');
  const markdown = toHref(toMarkdownHref(page?.href ?? '/'));
  const { state, copy, open } = usePageText(markdown);
  const entries = createPageEntries(pageMenu, { path, markdown, origin }, words);
  const [first] = entries;
  if (page === undefined || first === undefined) return null;

  const renderEntry = (entry: PageEntry, isFirst: boolean): ReactElement => {
    const { title, text, icon, href, needsText = false } = entry;
    const isCopy = href === undefined;
    const glyph = icon ? <LayoutIcon icon={icon} /> : <Glyph name={isCopy ? COPY_GLYPHS[state] : 'external'} />;
    const label = (
      <>
        {glyph}
        <span>
          {isCopy && state === 'copied' ? words.copied : title}
          {!isFirst && text !== undefined && <span className="octavo-link-description">{text}</span>}
        </span>
      </>
    );
    if (isCopy)
      return (
        <button type="button" data-state={state} onClick={copy}>
          {label}
        </button>
      );
    const openText = (event: MouseEvent): void => {
      event.preventDefault();
      open(href);
    };
    return (
      <a href={href} target="_blank" rel="noreferrer" {...(needsText && { onClick: openText })}>
        {label}
      </a>
    );
  };

  return (
    <div className="octavo-page-menu">
      {renderEntry(first, true)}
      {entries.length > 1 && (
        <details ref={details}>
          <summary aria-label={words.more}>
            <Glyph name="chevron" />
          </summary>
          <ul className="octavo-page-menu-list">
            {entries.map((entry) => (
              <li key={entry.title}>{renderEntry(entry, false)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

const COPY_GLYPHS = { idle: 'copy', loading: 'copy', copied: 'check', failed: 'close' } as const;
