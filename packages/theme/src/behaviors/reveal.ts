import { chooseLabel, readLabels } from './choose-label.ts';
import { showChoice } from './show-choice.ts';

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
