import { startTransition, useEffect, useState } from 'react';
import type { NavigationData } from '@octavo/theme/internal';
import { followLoad } from '../follow-load.ts';
import { loadNavigation } from '../page/section-loader.ts';
import type { SectionModule } from '../page/section-module.ts';

/**
 * The navigation tree of a section, once it has arrived; the last section's stays until then. In dev it follows every edit. A tree of a
 * thousand pages takes a browser a while: the page is painted before, and what the reader does meanwhile comes first.
 */
export function useNavigation(section: SectionModule | undefined, initial: NavigationData | undefined): NavigationData | undefined {
  const [tree, setTree] = useState(initial);
  useEffect(() => followLoad(() => loadNavigation(section), { take: (loaded) => startTransition(() => setTree(loaded)) }), [section]);
  return tree;
}
