import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SHEET = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');

/** The letters of each face, as ranges of code points, by its family and style. */
function readFaces(): Map<string, [first: number, last: number][]> {
  const faces = new Map<string, [first: number, last: number][]>();
  for (const [, rules = ''] of SHEET.matchAll(/@font-face \{([^}]*)\}/g)) {
    const name = ['font-family', 'font-style'].map((property) => new RegExp(`${property}: ([^;]*)`).exec(rules)?.[1] ?? 'normal').join(' ');
    const ranges = [...rules.matchAll(/U\+([\dA-F?]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]): [number, number] => [
      Number.parseInt(first.replaceAll('?', '0'), 16),
      Number.parseInt(last.replaceAll('?', 'F'), 16),
    ]);
    faces.set(name, [...(faces.get(name) ?? []), ...ranges]);
  }
  return faces;
}

test('a letter is in one face of a family and style: a browser asks for the second one as well while the first is on its way', () => {
  const faces = readFaces();
  expect([...faces.keys()]).toEqual(["'Octavo Sans' normal", "'Octavo Mono' normal"]);
  for (const [name, ranges] of faces) {
    const sorted = ranges.toSorted(([a], [b]) => a - b);
    const overlapping = sorted.filter(([first], index) => first <= (sorted[index - 1]?.[1] ?? -1));
    expect(overlapping, name).toEqual([]);
  }
});
