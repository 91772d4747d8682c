import type { visit as visitOfLibrary } from 'unist-util-visit';

/** What a visitor returns to leave out what is inside of a node, and to end the walk. */
export const SKIP = 'skip';
export const EXIT = false;

/**
 * Calls a function for each node of a tree, or for those of a type, a node before its children; the number that it returns is the index among
 * its siblings to go on with. By the interface of `unist-util-visit`, which makes and names a function for each node: a twentieth of a build.
 */
export const visit = ((tree: Node, ...given: [Visitor] | [type: string, Visitor]) => {
  const [type, enter] = given.length === 1 ? [undefined, given[0]] : given;
  walk(tree, { type, enter }, undefined, undefined);
}) as typeof visitOfLibrary;

interface Node {
  type: string;
  children?: Node[];
}

type Answer = typeof SKIP | typeof EXIT | boolean | number | void;
type Visitor = (node: Node, index: number | undefined, parent: Node | undefined) => Answer;

function walk(
  node: Node,
  visited: { type: string | undefined; enter: Visitor },
  index: number | undefined,
  parent: Node | undefined,
): Answer {
  const { type, enter } = visited;
  const answer = type === undefined || node.type === type ? enter(node, index, parent) : undefined;
  if (answer === EXIT || answer === SKIP) return answer;
  // Visitors change the list that is walked, or put another one in its place.
  for (let at = 0; at < (node.children?.length ?? 0);) {
    const child = node.children?.[at];
    const inner = child && walk(child, visited, at, node);
    if (inner === EXIT) return EXIT;
    at = typeof inner === 'number' ? inner : at + 1;
  }
  return answer;
}
