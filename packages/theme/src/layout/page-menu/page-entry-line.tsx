import type { PageMenuWords } from '@octavo/core';
import type { ReactElement } from 'react';
import { Glyph } from '../../components/glyph/glyph.tsx';
import { LayoutIcon } from '../icon/layout-icon.tsx';

import type { PageEntry } from './page-entry.ts';

interface PageEntryLineProps {
  entry: PageEntry;
  /** The same line on a site at `$origin`. */
  template: PageEntry | undefined;
  words: PageMenuWords;
  /** The address of the page's Markdown. */
  markdown: string;
  /** True for the title alone. */
  isShort?: boolean;
}

/** One line of a page's menu: a button, or a link to elsewhere. `startPageMenu` does what it says. */
export function PageEntryLine({ entry, template, words, markdown, isShort = false }: PageEntryLineProps): ReactElement {
  const { title, text, icon, action } = entry;
  const label = (glyph: Parameters<typeof Glyph>[0]['name']): ReactElement => (
    <>
      {icon ? <LayoutIcon icon={icon} /> : <Glyph name={glyph} />}
      <span>
        {title}
        {!isShort && text !== undefined && <span className="octavo-link-description">{text}</span>}
      </span>
    </>
  );
  if (action.kind === 'print')
    return (
      <button type="button" data-octavo-line="print">
        {label('external')}
      </button>
    );
  if (action.kind === 'copy')
    return (
      <button
        type="button"
        data-octavo-line="copy"
        data-state="idle"
        data-title={title}
        data-copied={words.copied}
        {...(action.text === undefined
          ? { 'data-markdown': markdown }
          : { 'data-text': template?.action.kind === 'copy' ? template.action.text : action.text })}
      >
        {label('copy')}
      </button>
    );
  const { href, needsText = false, isDownload = false } = action;
  const asked = template?.action.kind === 'link' ? template.action.href : href;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      download={isDownload || undefined}
      data-octavo-line={needsText ? 'open' : 'link'}
      {...(needsText && { 'data-markdown': markdown })}
      {...(asked !== href && { 'data-href': asked })}
    >
      {label('external')}
    </a>
  );
}
