import { chooseLabel, readLabels, restoreChoices } from './choose-label.ts';
import { keepPlace } from './keep-place.ts';
import { listen } from './listen.ts';

/** The switch of a page's views, which the views and the contents follow. */
export function startViews(root: ParentNode): () => void {
  restoreChoices(root);
  return listen(root, ['change', '[data-octavo-choice] > label'], (line) => {
    const group = line.parentElement;
    const label = group && readLabels(group)[[...group.children].indexOf(line)];
    if (label) keepPlace(group, () => chooseLabel(label));
  });
}
