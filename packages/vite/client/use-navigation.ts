import { useEffect, useState } from 'react';
import type { NavItem } from '@octavo/core';
import { subscribe } from './live.ts';
import { loadNavigation } from './page-loader.ts';

/** The navigation tree of a section, once it has arrived; the last section's stays until then. In dev it follows every edit. */
export function useNavigation(id: string | undefined, initial: NavItem[] | undefined): NavItem[] | undefined {
  const [tree, setTree] = useState(initial);
  useEffect(() => {
    let isWanted = true;
    const load = (): void => {
      void (id === undefined ? Promise.resolve([]) : loadNavigation(id)).then((items) => isWanted && setTree(items));
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
