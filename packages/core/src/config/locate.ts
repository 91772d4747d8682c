import type { Node } from 'jsonc-parser';
import type { Problem, TextRange } from './problem.ts';

/** Finds the place of a problem in the text; what is missing is shown at the object that should hold it. */
export function locate(root: Node, problem: Pick<Problem, 'path' | 'part'>): TextRange {
  return rangeOf(locateNode(root, problem));
}

/** The node at which a problem is shown. */
export function locateNode(root: Node, { path, part }: Pick<Problem, 'path' | 'part'>): Node {
  let value = root;
  let key: Node | undefined;
  for (const step of path) {
    const next = findChild(value, step);
    if (next?.value === undefined) return value;
    ({ value, key } = { value: next.value, key: next.key });
  }
  return part === 'key' && key !== undefined ? key : value;
}

function findChild(node: Node, step: string | number): { key?: Node; value?: Node } | undefined {
  if (typeof step === 'number') {
    const value = node.type === 'array' ? node.children?.[step] : undefined;
    return value && { value };
  }
  const property = node.type === 'object' ? node.children?.findLast(({ children }) => children?.[0]?.value === step) : undefined;
  const [key, value] = property?.children ?? [];
  return key && value && { key, value };
}

/** Of an object or a list, the opening bracket only. */
export function rangeOf({ type, offset, length }: Node): TextRange {
  return { offset, length: type === 'object' || type === 'array' ? 1 : length };
}
