import { useEffect, useState } from 'react';
import type { NavigationData } from '@octavo/theme';
import { subscribe } from './live.ts';
import { loadNavigation } from './page-loader.ts';

/** The navigation tree of a section, once it has arrived; the last section's stays until then. In dev it follows every edit. */
export function useNavigation(id: string | undefined, initial: NavigationData | undefined): NavigationData | undefined {
  const [tree, setTree] = useState(initial);
  useEffect(() => {
    let isWanted = true;
    const load = (): void => {
      void (id === undefined ? Promise.resolve({ items: [], icons: {} }) : loadNavigation(id)).then(
        (loaded) => isWanted && setTree(loaded),
      );
    };
    load();
    const stop = subscribe(load);
    return () => {
      isWanted = false;
      stop();
    };
  }, [id]);
  return tree;
}
