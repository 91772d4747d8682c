import type { SearchWords } from '@octavo/core';
import { reveal } from '../../behaviors/reveal.ts';
import { splitWords } from '../../words/split-words.ts';
import { CONTENT_ID } from '../content-id.ts';
import { element, sign } from './element.ts';
import type { Part } from './element.ts';
import { findTextRanges } from './find-text-ranges.ts';

/** A result that was chosen: where it leads, and what is to be marked there. */
export interface Arrival {
  /** Canonical, with hash. */
  href: string;
  text: string;
  words: string[];
}

const NAME = 'octavo-search';

/** Marks on the page that is shown what was searched for, until the reader ends it or goes on. Returns what ends it. The page itself is left as it is. */
export function startArrival(arrival: Arrival, { words, root }: { words: SearchWords; root: Element }): () => void {
  let note: HTMLElement | undefined;
  // With the next frame the page's own arrival is over: it scrolls, and moves the focus.
  const frame = requestAnimationFrame(() => {
    const count = markWords(arrival);
    if (count === 0) return;
    const query = element('strong', {}, arrival.text);
    note = element(
      'div',
      { popover: 'manual', class: 'octavo-search-arrival' },
      element('span', {}, ...splitWords<Part>(words.matches, { count: String(count), query })),
      element('button', { type: 'button', 'aria-label': words.removeMarks, onclick: end }, sign('close')),
    );
    root.append(note);
    note.showPopover();
  });
  const stop = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) end();
  };
  function end(): void {
    cancelAnimationFrame(frame);
    removeEventListener('keydown', stop);
    note?.remove();
    if ('highlights' in CSS) CSS.highlights.delete(NAME);
  }
  addEventListener('keydown', stop);
  return end;
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
