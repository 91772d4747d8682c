import { keepText, readKept } from '@octavo/core/browser';
import { RATING_EVENT } from '../data/rating.ts';
import { findWithin } from './find-within.ts';
import { listen } from './listen.ts';

const GROUP = '.octavo-rating';

/** Buttons that rate a page; a second press takes the answer back. It is kept in this browser, by the address in `data-page`. */
export function startRating(root: ParentNode): () => void {
  for (const group of findWithin<HTMLElement>(root, GROUP)) show(group, readKept(keyOf(group)));
  return listen<HTMLButtonElement, 'click'>(root, ['click', `${GROUP} > button`], (button, event) => {
    const group = button.closest<HTMLElement>(GROUP);
    event.preventDefault();
    if (group === null) return;
    const rating = button.getAttribute('aria-pressed') === 'true' ? undefined : button.value;
    keepText(keyOf(group), rating);
    show(group, rating);
    document.dispatchEvent(new CustomEvent(RATING_EVENT, { detail: { href: group.dataset['href'], rating } }));
  });
}

function keyOf(group: HTMLElement): string {
  return `octavo-rating:${group.dataset['page']}`;
}

function show(group: Element, rating: string | undefined): void {
  const buttons = [...group.querySelectorAll('button')];
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === rating));
  const isRated = buttons.some(({ value }) => value === rating);
  for (const [index, text] of [...(group.firstElementChild?.children ?? [])].entries())
    text.toggleAttribute('hidden', (index === 1) !== isRated);
}
