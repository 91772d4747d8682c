import { useCallback } from 'react';
import type { Ref, RefCallback } from 'react';
import { setRef } from '../props/set-ref.ts';
import { moveInTree } from './move-in-tree.ts';

/** A ref for the root of a tree, whose items then take the keys of `moveInTree`; `ref` is handed the element too. */
export function useTreeKeys(ref: Ref<HTMLUListElement> | undefined): RefCallback<HTMLUListElement> {
  return useCallback(
    (tree) => {
      setRef(ref, tree);
      const typed = { text: '', time: 0 };
      const handleKey = (event: KeyboardEvent): void => {
        const { key, timeStamp: time, target } = event;
        if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement) || !tree) return;
        const isReversed = getComputedStyle(tree).direction === 'rtl';
        if (moveInTree(target, { key, time, isReversed, tree, typed })) event.preventDefault();
      };
      tree?.addEventListener('keydown', handleKey);
      return () => {
        tree?.removeEventListener('keydown', handleKey);
        setRef(ref, null);
      };
    },
    [ref],
  );
}
