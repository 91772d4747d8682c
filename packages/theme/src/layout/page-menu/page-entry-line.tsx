import type { PageMenuWords } from '@octavo/core';
import type { MouseEvent, ReactElement } from 'react';
import { useCopy } from '../../components/copy-button/use-copy.ts';
import { Glyph } from '../../components/glyph/glyph.tsx';
import { LayoutIcon } from '../icon/layout-icon.tsx';

import type { PageText } from './use-page-text.ts';
import type { PageEntry } from './page-entry.ts';

interface PageEntryLineProps {
  entry: PageEntry;
  words: PageMenuWords;
  /** The page's Markdown. */
  page: PageText;
  /** True for the title alone. */
  isShort?: boolean;
}

/** One line of a page's menu: a button, or a link to elsewhere. */
export function PageEntryLine({ entry, words, page, isShort = false }: PageEntryLineProps): ReactElement {
  const { title, text, icon, action } = entry;
  const own = useCopy();
  const isOwnText = action.kind === 'copy' && action.text !== undefined;
  const state = isOwnText ? own.state : page.state;
  const label = (glyph: Parameters<typeof Glyph>[0]['name']): ReactElement => (
    <>
      {icon ? <LayoutIcon icon={icon} /> : <Glyph name={glyph} />}
      <span>
        {action.kind === 'copy' && state === 'copied' ? words.copied : title}
        {!isShort && text !== undefined && <span className="octavo-link-description">{text}</span>}
      </span>
    </>
  );
  if (action.kind === 'print')
    return (
      <button type="button" onClick={() => window.print()}>
        {label('external')}
      </button>
    );
  if (action.kind === 'copy')
    return (
      <button type="button" data-state={state} onClick={action.text === undefined ? page.copy : () => own.copy(action.text ?? '')}>
        {label(COPY_GLYPHS[state])}
      </button>
    );
  const { href, needsText = false, isDownload = false } = action;
  const openText = (event: MouseEvent): void => {
    event.preventDefault();
    page.open(href);
  };
  return (
    <a href={href} target="_blank" rel="noreferrer" download={isDownload || undefined} {...(needsText && { onClick: openText })}>
      {label('external')}
    </a>
  );
}

const COPY_GLYPHS = { idle: 'copy', loading: 'copy', copied: 'check', failed: 'close' } as const;
