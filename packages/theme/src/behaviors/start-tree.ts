import { listen } from './listen.ts';
import { moveInTree } from './move-in-tree.ts';

/** The keys of trees of files. */
export function startTree(root: ParentNode): () => void {
  const typed = { text: '', time: 0 };
  return listen(root, ['keydown', '.octavo-tree'], (tree, event) => {
    const { key, timeStamp: time, target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
    if (moveInTree(target, { key, time, tree, typed })) event.preventDefault();
  });
}
