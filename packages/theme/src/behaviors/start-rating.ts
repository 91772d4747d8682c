import { keepText, readKept } from '@octavo/core/browser';
import { FEEDBACK_EVENT, RATING_EVENT } from '../data/rating.ts';
import { findWithin } from './find-within.ts';
import { listen } from './listen.ts';

const GROUP = '.octavo-rating';

/**
 * Buttons that rate a page, and the sentence that may follow; a second press takes the answer back. The answer is kept in this browser, by the
 * address in `data-page`; the sentence is told once and kept nowhere.
 */
export function startRating(root: ParentNode): () => void {
  for (const group of findWithin<HTMLElement>(root, GROUP)) show(group, readKept(keyOf(group)));
  const ends = [
    listen<HTMLButtonElement, 'click'>(root, ['click', `${GROUP} > button`], (button, event) => {
      const group = button.closest<HTMLElement>(GROUP);
      event.preventDefault();
      if (group === null) return;
      const rating = isChosen(button) ? undefined : button.value;
      keepText(keyOf(group), rating);
      show(group, rating);
      group.querySelector('form')?.toggleAttribute('hidden', rating === undefined);
      tell(RATING_EVENT, group, { rating });
    }),
    listen<HTMLFormElement, 'submit'>(root, ['submit', `${GROUP} > form`], (form, event) => {
      event.preventDefault();
      const group = form.closest<HTMLElement>(GROUP);
      const comment = String(new FormData(form).get('comment')).trim();
      if (group === null || comment === '') return;
      tell(FEEDBACK_EVENT, group, { rating: listButtons(group).find(isChosen)?.value, comment });
      form.reset();
      form.hidden = true;
      // The thanks, where the reader goes on.
      const status = group.querySelector<HTMLElement>('[role=status]');
      status?.setAttribute('tabindex', '-1');
      status?.focus();
    }),
  ];
  return () => ends.forEach((end) => end());
}

function tell(name: string, group: HTMLElement, answer: object): void {
  document.dispatchEvent(new CustomEvent(name, { detail: { href: group.dataset['href'], ...answer } }));
}

function listButtons(group: Element): HTMLButtonElement[] {
  return [...group.querySelectorAll<HTMLButtonElement>(':scope > button')];
}

function isChosen(button: Element): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}

function keyOf(group: HTMLElement): string {
  return `octavo-rating:${group.dataset['page']}`;
}

function show(group: Element, rating: string | undefined): void {
  const buttons = listButtons(group);
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === rating));
  group.querySelector('[role=status] > span')?.toggleAttribute('hidden', !buttons.some(({ value }) => value === rating));
}
