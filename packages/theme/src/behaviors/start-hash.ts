import { chooseLabel, readLabels } from './choose-label.ts';
import { findHashTarget } from './find-hash-target.ts';
import { showChoice } from './show-choice.ts';

/** The last two are dispatched by the router (wouter), since the History API tells nobody. */
const ADDRESS_EVENTS = ['hashchange', 'popstate', 'pushState', 'replaceState'];

/** Opens what hides the element that the address names, the tabs, views and disclosures around it, and scrolls there once it shows. */
export function startHash(root: ParentNode): () => void {
  const follow = (): void => {
    const target = findHashTarget(location.hash);
    if (target && root.contains(target) && reveal(target)) requestAnimationFrame(() => target.scrollIntoView());
  };
  follow();
  for (const event of ADDRESS_EVENTS) addEventListener(event, follow);
  return () => {
    for (const event of ADDRESS_EVENTS) removeEventListener(event, follow);
  };
}

/** Shows an element that tabs, views or disclosures hide; false where none did. */
export function reveal(target: Element): boolean {
  let isChanged = false;
  for (let element: Element | null = target; element !== null; element = element.parentElement) {
    const parent = element.parentElement;
    const own = element.getAttribute('data-octavo-own');
    if (element.localName === 'details' && !element.hasAttribute('open')) element.setAttribute('open', '');
    else if (!element.hasAttribute('hidden')) continue;
    else if (own !== null) chooseLabel(readLabels(element)[Number(own)] ?? '');
    else if (parent?.classList.contains('octavo-tab-panels')) showChoice(parent, [...parent.children].indexOf(element));
    else continue;
    isChanged = true;
  }
  return isChanged;
}
