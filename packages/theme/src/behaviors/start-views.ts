import { chooseLabel, readLabels, restoreChoices } from './choose-label.ts';
import { findWithin } from './find-within.ts';
import { keepPlace } from './keep-place.ts';
import { listen } from './listen.ts';
import { reveal } from './reveal.ts';
import { showChoice } from './show-choice.ts';

/** The switch of a page's views, which the views and the contents follow; the browser's search shows the view that holds what it found. */
export function startViews(root: ParentNode): () => void {
  // As another choice would hide them.
  for (const view of findWithin(root, '.octavo-view[hidden]')) showChoice(view, -1);
  restoreChoices(root);
  const ends = [
    listen(root, ['change', '[data-octavo-choice] > label'], (line) => {
      const group = line.parentElement;
      const label = group && readLabels(group)[[...group.children].indexOf(line)];
      if (label) keepPlace(group, () => chooseLabel(label));
    }),
    listen(root, ['beforematch', '[hidden]'], reveal),
  ];
  return () => ends.forEach((end) => end());
}
