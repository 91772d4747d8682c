import { findNamedElement } from './find-named-element.ts';
import { reveal } from './reveal.ts';

/** The last two are dispatched by the router (wouter), since the History API tells nobody. */
const ADDRESS_EVENTS = ['hashchange', 'popstate', 'pushState', 'replaceState'];

/**
 * Opens what hides the element that the address names, the tabs, views and disclosures around it, and scrolls there once it shows. Names as
 * other tools spell them are for `findHashTarget`.
 */
export function startHash(root: ParentNode): () => void {
  const follow = (): void => {
    const target = findNamedElement(location.hash);
    if (target && root.contains(target) && reveal(target)) requestAnimationFrame(() => target.scrollIntoView());
  };
  follow();
  for (const event of ADDRESS_EVENTS) addEventListener(event, follow);
  return () => {
    for (const event of ADDRESS_EVENTS) removeEventListener(event, follow);
  };
}
