import type { Place } from './create-places.ts';
import type { Divisions } from './section-draft.ts';

/**
 * Names the section of each place after its version, tab and anchor, leaving out the unclaimed ones: `v2-api-reference`; `main` when
 * nothing is left. Names hold only `a-z`, `0-9`, `.` and `-`, and no two are equal.
 */
export function createSectionIds(places: readonly Place[], { tabs, anchors }: Divisions): Map<Place, string> {
  const ids = new Map<Place, string>();
  const taken = new Set<string>();
  for (const place of places) {
    const parts = place.path?.map(({ name, kind }) => toPart(name, kind)) ?? [
      toPart(place.version, 'version'),
      partOf(tabs[place.tab]),
      partOf(anchors[place.anchor]),
    ];
    const name = parts.filter((part) => part !== '').join('-') || 'main';
    let id = name;
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    ids.set(place, id);
  }
  return ids;
}

/** A name that is not plain ASCII would be lost in part: then the url tells more. */
function partOf(division: { name: string; url: string } | undefined): string {
  if (division === undefined) return '';
  return /^[ -~]*[a-z0-9][ -~]*$/i.test(division.name) ? toPart(division.name, 'section') : toPart(division.url, 'section');
}

function toPart(name: string | undefined, fallback: string): string {
  if (name === undefined) return '';
  const part = name
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return part || fallback;
}
