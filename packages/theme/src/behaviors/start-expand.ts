import { listen } from './listen.ts';

/** Buttons that show all of a long block of code, or its head again: what the button is called then stands in `data-more` and `data-less`. */
export function startExpand(root: ParentNode): () => void {
  return listen(root, ['click', '.octavo-code-expand'], (button, event) => {
    event.preventDefault();
    const isExpanded = button.getAttribute('aria-expanded') !== 'true';
    button.setAttribute('aria-expanded', String(isExpanded));
    button.previousElementSibling?.toggleAttribute('data-expanded', isExpanded);
    if (button.firstChild) button.firstChild.nodeValue = button.dataset[isExpanded ? 'less' : 'more'] ?? '';
  });
}
