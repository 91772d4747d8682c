import { useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import type { SearchWords } from '@octavo/core';
import type { PageData } from '../../data/page-data.ts';
import { reveal } from '../../behaviors/reveal.ts';
import { splitWords } from '../../words/split-words.ts';
import { CONTENT_ID } from '../content-id.ts';
import { Sign } from '../sign/sign.tsx';
import { findTextRanges } from './find-text-ranges.ts';

/** A result that was chosen: where it leads, and what is to be marked there. */
export interface Arrival {
  /** Canonical, with hash. */
  href: string;
  text: string;
  words: string[];
}

export interface SearchArrivalProps {
  arrival: Arrival | undefined;
  words: SearchWords;
  page: PageData | undefined;
  onEnd: () => void;
}

const NAME = 'octavo-search';

/** Marks what was searched for when the chosen page is there, until the reader ends it or goes on. The page itself is left as it is. */
export function SearchArrival({ arrival, words, page, onEnd }: SearchArrivalProps): ReactElement {
  const note = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  const reached = useRef<Arrival>(undefined);
  const href = page?.href;

  useEffect(() => {
    if (arrival === undefined) return;
    const isThere = href === arrival.href.replace(/[?#].*$/s, '');
    if (!isThere) return reached.current === arrival ? onEnd() : undefined;
    reached.current = arrival;
    const element = note.current;
    // With the next frame the page's own arrival is over: it scrolls, and moves the focus.
    const frame = requestAnimationFrame(() => {
      const found = markWords(arrival);
      setCount(found);
      if (found > 0) element?.showPopover();
      else onEnd();
    });
    const stop = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) onEnd();
    };
    addEventListener('keydown', stop);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', stop);
      element?.hidePopover();
      if ('highlights' in CSS) CSS.highlights.delete(NAME);
    };
  }, [arrival, href, onEnd]);

  return (
    <div ref={note} popover="manual" className="octavo-search-arrival">
      <span>{splitWords(words.matches, { count, query: <strong key="query">{arrival?.text}</strong> })}</span>
      <button type="button" aria-label={words.removeMarks} onClick={onEnd}>
        <Sign name="close" />
      </button>
    </div>
  );
}

/** How many were marked; the first one that the reader is to see is brought into view where the address does not say where. */
function markWords({ href, words }: Arrival): number {
  const content = document.getElementById(CONTENT_ID);
  if (content === null || !('highlights' in CSS)) return 0;
  const ranges = findTextRanges(content, words);
  CSS.highlights.set(NAME, new Highlight(...ranges));
  const hash = href.split('#')[1];
  const target = hash === undefined ? null : document.getElementById(decodeURIComponent(hash));
  const first = ranges.find((range) => target === null || isAtOrAfter(range, target));
  if (first?.startContainer.parentElement) reveal(first.startContainer.parentElement);
  if (first && hash === undefined) {
    const { top, bottom } = first.getBoundingClientRect();
    if (top < 80 || bottom > innerHeight) first.startContainer.parentElement?.scrollIntoView({ block: 'center' });
  }
  return ranges.length;
}

function isAtOrAfter({ startContainer }: Range, target: Element): boolean {
  return target.contains(startContainer) || (target.compareDocumentPosition(startContainer) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
