import { findWithin } from './find-within.ts';
import { listen } from './listen.ts';

const FOLDED = '.octavo-code-body[data-expandable]:not([data-expanded])';

/**
 * Buttons that show all of a long block of code, or its head again: what the button is called then stands in `data-more` and `data-less`. A
 * block that the browser's search has scrolled, to show what it found in it, is shown whole.
 */
export function startExpand(root: ParentNode): () => void {
  for (const body of findWithin(root, FOLDED)) if (body.scrollTop > 0) setExpanded(body.nextElementSibling, true);
  const ends = [
    listen(root, ['click', '.octavo-code-expand'], (button, event) => {
      event.preventDefault();
      setExpanded(button, button.getAttribute('aria-expanded') !== 'true');
    }),
    listen(root, ['scroll', FOLDED], (body) => body.scrollTop > 0 && setExpanded(body.nextElementSibling, true)),
  ];
  return () => ends.forEach((end) => end());
}

function setExpanded(button: Element | null, isExpanded: boolean): void {
  if (!(button instanceof HTMLElement)) return;
  button.setAttribute('aria-expanded', String(isExpanded));
  button.previousElementSibling?.toggleAttribute('data-expanded', isExpanded);
  if (button.firstChild) button.firstChild.nodeValue = button.dataset[isExpanded ? 'less' : 'more'] ?? '';
}
