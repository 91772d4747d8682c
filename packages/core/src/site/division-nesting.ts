import type { Anchor, Tab } from '../config/config.ts';
import { isUnder, normalizePath } from '../path.ts';
import { UNCLAIMED } from './create-places.ts';
import type { Place } from './create-places.ts';
import type { Divisions } from './section-draft.ts';

/** Which anchors contain which tabs, in one version. A tab inside an anchor is the inner level; any other tab is the outer one. */
export interface DivisionNesting {
  /** Whether a tab or an anchor shows in the version. */
  isShown(division: Tab | Anchor): boolean;
  /** The index of the deepest anchor that contains a tab. */
  findContainer(tab: number): number | undefined;
  /** Whether an anchor contains a tab. */
  isContainer(anchor: number): boolean;
  /** Whether an anchor is another one or lies inside it. */
  isInside(anchor: number, container: number): boolean;
}

/** Compares the prefixes of tabs and anchors. Of a tab and an anchor with one prefix, the tab is the outer one. */
export function createDivisionNesting({ versions, tabs, anchors }: Divisions, version: Place['version']): DivisionNesting {
  const isKnown = (name: string): boolean => versions.some((one) => one.name === name);
  const isShown = (division: Tab | Anchor): boolean =>
    division.version === undefined || division.version === version || !isKnown(division.version);
  const prefixOf = (division: Tab | Anchor | undefined): string | undefined =>
    division === undefined || division.isExternal || !isShown(division) ? undefined : normalizePath(division.url);
  const anchorPrefixes = anchors.map(prefixOf);

  const findContainer = (tab: number): number | undefined => {
    const prefix = tab === UNCLAIMED ? undefined : prefixOf(tabs[tab]);
    if (prefix === undefined) return undefined;
    let container: number | undefined;
    anchorPrefixes.forEach((candidate, index) => {
      if (candidate === undefined || candidate === prefix || !isUnder(prefix, candidate)) return;
      if (container === undefined || candidate.length > (anchorPrefixes[container] ?? '').length) container = index;
    });
    return container;
  };
  const containers = tabs.map((_, index) => findContainer(index));

  return {
    isShown,
    findContainer: (tab) => containers[tab],
    isContainer: (anchor) => containers.includes(anchor),
    isInside(anchor, container) {
      const [inner, outer] = [anchorPrefixes[anchor], anchorPrefixes[container]];
      return inner !== undefined && outer !== undefined && isUnder(inner, outer);
    },
  };
}
