import { findNamedElement } from './find-named-element.ts';
import { followAddress } from './follow-address.ts';
import { reveal } from './reveal.ts';

/**
 * Opens what hides the element that the address names, the tabs, views and disclosures around it, and scrolls there once it shows. Names as
 * other tools spell them are for `findHashTarget`.
 */
export function startHash(root: ParentNode): () => void {
  return followAddress(() => {
    const target = findNamedElement(location.hash);
    if (target && root.contains(target) && reveal(target)) requestAnimationFrame(() => target.scrollIntoView());
  });
}
