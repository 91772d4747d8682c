/** Finds the line and column of an offset of a text; lines end in `\n`, both count from 1. */
export type FindPlace = (offset: number) => Place;

interface Place {
  line: number;
  column: number;
  offset: number;
}

/** Creates the finder of a text's places. */
export function createPlaceFinder(text: string): FindPlace {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1, offset };
  };
}
