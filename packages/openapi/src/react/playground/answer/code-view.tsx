import { useText } from '@octavo/theme/internal';
import { useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { highlightCode } from '../../code/highlight-code.ts';
import { focusFirst } from '../input/focus-first.ts';

const LINES_FOLDED = 30;
const CHARACTERS_FOLDED = 6000;
/** Characters that are shown at most: beyond them a page grows slow. */
const LONGEST = 2_000_000;

interface CodeViewProps {
  text: string;
  language: string;
  /** Whether the text goes on beyond what is kept of it. */
  isCut: boolean;
}

/** Text, highlighted; a long one shows its head until the reader asks for the rest. */
export function CodeView({ text: whole, language, isCut }: CodeViewProps): ReactElement {
  const text = whole.length > LONGEST ? whole.slice(0, LONGEST) : whole;
  const [isOpen, setOpen] = useState(false);
  const say = useText();
  const head = useMemo(() => findHead(text), [text]);
  const isFolded = !isOpen && head.length < text.length;
  const shown = isFolded ? head : text;
  const html = useMemo(() => highlightCode(shown, language), [shown, language]);
  return (
    <>
      <div className="octavo-try-text" tabIndex={-1} data-folded={isFolded || undefined} dangerouslySetInnerHTML={{ __html: html }} />
      {isFolded && (
        <button
          type="button"
          className="octavo-try-unfold"
          onClick={({ currentTarget }) => {
            focusFirst(currentTarget.previousElementSibling);
            setOpen(true);
          }}
        >
          {say('Show all lines ({count})', { count: text.split('\n').length })}
        </button>
      )}
      {(isCut || whole !== text) && (
        <p className="octavo-try-note octavo-try-inset">{say('The text is longer than shown. Save it for the full text.')}</p>
      )}
    </>
  );
}

function findHead(text: string): string {
  const lines = text.split('\n', LINES_FOLDED + 1);
  const head = lines.length > LINES_FOLDED ? lines.slice(0, LINES_FOLDED).join('\n') : text;
  return head.slice(0, CHARACTERS_FOLDED);
}
