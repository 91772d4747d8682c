import { useCallback } from 'react';
import type { Ref, RefCallback } from 'react';
import { setRef } from '../props/set-ref.ts';

/** A ref for the root of a tree, whose items then take the keys of `startTree`, a file of its own; `ref` is handed the element too. */
export function useTreeKeys(ref: Ref<HTMLUListElement> | undefined): RefCallback<HTMLUListElement> {
  return useCallback(
    (tree) => {
      const loading = tree && import('../../behaviors/start-tree.ts').then(({ startTree }) => startTree(tree));
      setRef(ref, tree);
      return () => {
        setRef(ref, null);
        void loading?.then((end) => end());
      };
    },
    [ref],
  );
}
