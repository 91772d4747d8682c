import type { Node } from 'jsonc-parser';
import type { Problem, TextRange } from './problem.ts';

/** Finds the node at which a problem is shown; what is missing is shown at the object that should hold it. */
export type LocateNode = (problem: Pick<Problem, 'path' | 'part'>) => Node;

/** Makes what finds nodes of a text. It reads the keys of each object once: many thousand of one may be wrong. */
export function createNodeLocator(root: Node): LocateNode {
  const known = new Map<Node, Map<string, Property>>();
  const propertiesOf = (node: Node): Map<string, Property> => {
    const properties = known.get(node) ?? readProperties(node);
    known.set(node, properties);
    return properties;
  };
  return ({ path, part }) => {
    let found: Property = { value: root };
    for (const step of path) {
      const { value } = found;
      const next = typeof step === 'number' ? findItem(value, step) : propertiesOf(value).get(step);
      if (next === undefined) return value;
      found = next;
    }
    return part === 'key' ? (found.key ?? found.value) : found.value;
  };
}

/** A value with its key, which items of lists do not have. */
interface Property {
  key?: Node;
  value: Node;
}

function findItem(node: Node, index: number): Property | undefined {
  const value = node.type === 'array' ? node.children?.[index] : undefined;
  return value && { value };
}

/** Of a key that is there twice, the last counts. */
function readProperties(node: Node): Map<string, Property> {
  const properties = new Map<string, Property>();
  for (const { children: [key, value] = [] } of node.type === 'object' ? (node.children ?? []) : [])
    if (key !== undefined && value !== undefined) properties.set(String(key.value), { key, value });
  return properties;
}

/** Of an object or a list, the opening bracket only. */
export function rangeOf({ type, offset, length }: Node): TextRange {
  return { offset, length: type === 'object' || type === 'array' ? 1 : length };
}
