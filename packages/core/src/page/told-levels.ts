/** A heading on the way from the page's title down to the current one: its level as written, and as screen readers are told. */
export interface ToldLevel {
  written: number;
  told: number;
}

/** The way to what stands below a page's title. */
export const BELOW_TITLE: readonly ToldLevel[] = [{ written: 1, told: 1 }];

/**
 * The way to the next heading, itself at its end. An outline as it is told has no gaps where the written one has some: after 2 and 4, both
 * headings of level 4 are told as 3. The first heading of an empty way is told as it is written.
 */
export function findToldLevel(way: readonly ToldLevel[], written: number): [...ToldLevel[], ToldLevel] {
  const above = way.slice(0, way.findLastIndex((level) => level.written < written) + 1);
  const parent = above.at(-1);
  return [...above, { written, told: parent === undefined ? written : Math.min(written, parent.told + 1) }];
}
