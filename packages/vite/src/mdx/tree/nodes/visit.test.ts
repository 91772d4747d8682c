import type { Nodes, Parents, RootContent } from 'mdast';
import { visit as visitOfLibrary } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { EXIT, SKIP, visit } from './visit.ts';

/** Numbers that are the same in every run (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function createTree(random: (below: number) => number, depth = 0): Nodes {
  if (depth === 4 || random(4) === 0) return { type: 'text', value: String(random(100)) };
  const children = Array.from({ length: random(5) }, () => createTree(random, depth + 1)) as RootContent[];
  return (depth === 0 ? { type: 'root', children } : { type: 'blockquote', children }) as Parents;
}

/** Walks a tree as a step would that changes it, and notes what was seen. */
function record(walk: typeof visit, seed: number): unknown[] {
  const tree = createTree(createRandom(seed));
  const random = createRandom(seed + 1);
  const seen: unknown[] = [];
  const enter = (node: Nodes, index: number | undefined, parent: Parents | undefined): unknown => {
    seen.push([node.type, 'value' in node ? node.value : undefined, index, parent?.children.length]);
    const kind = random(30);
    if (kind === 0) return EXIT;
    if (kind < 4) return SKIP;
    if (!parent || index === undefined || seen.length > 200) return undefined;
    if (kind === 4) parent.children.splice(index, 1);
    if (kind === 5) parent.children.splice(index, 0, { type: 'text', value: 'new' });
    if (kind === 6) parent.children[index] = { type: 'blockquote', children: [{ type: 'text', value: 'inside' }] } as never;
    return kind < 9 ? index : kind === 9 ? index + 2 : undefined;
  };
  if (seed % 2 === 0) walk(tree, enter as never);
  else walk(tree, 'blockquote', enter as never);
  return [...seen, tree];
}

test('walks as the library does, whatever the visitor answers and changes', () => {
  for (let seed = 0; seed < 2000; seed += 1) expect(record(visit, seed), `seed ${seed}`).toEqual(record(visitOfLibrary, seed));
});
