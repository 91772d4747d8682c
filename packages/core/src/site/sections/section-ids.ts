import type { Division, DivisionPath } from '../navigation/division-tree.ts';

/**
 * Names the section of each place after its divisions, leaving out what stands beside others: `v2-api-reference`; `main` when nothing is
 * left. Names hold only `a-z`, `0-9`, `.` and `-`, and no two are equal.
 */
export function createSectionIds(places: readonly DivisionPath[]): Map<DivisionPath, string> {
  const ids = new Map<DivisionPath, string>();
  const taken = new Set<string>();
  for (const place of places) {
    const parts = place.flatMap((division) => (division.isRest === true ? [] : [toPart(division)]));
    const name = parts.filter((part) => part !== '').join('-') || 'main';
    let id = name;
    for (let number = 2; taken.has(id); number += 1) id = `${name}-${number}`;
    taken.add(id);
    ids.set(place, id);
  }
  return ids;
}

/** A name that is not plain ASCII would be lost in part: then the url tells more. */
function toPart({ kind, name, url }: Division): string {
  const isPlain = url === undefined || /^[ -~]*[a-z0-9][ -~]*$/i.test(name);
  const part = (isPlain ? name : url)
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return part || kind;
}
