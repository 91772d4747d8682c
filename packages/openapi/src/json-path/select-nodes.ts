import { paths } from 'jsonpath-rfc9535';
import type { Json } from '@octavo/core';

/** The way to a node of a document: `paths`, `/a`, `0`. */
export type NodePath = readonly string[];

/** How many values may still be looked at: `$..*..*` leads over each of them many times. Below 0 what was found is not whole. */
export interface Looks {
  left: number;
}

/** Finds the nodes that a JSONPath expression (RFC 9535) selects, in the document's order and each once; the end of a sentence where it cannot be followed. */
export function selectNodes(document: Json, expression: string, looks: Looks): { nodes: NodePath[] } | { problem: string } {
  try {
    return { nodes: [...new Set(paths(countLooks(document, looks), expression))].map(readNormalized) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { problem: looks.left < 0 ? 'looks at too many values.' : `is not a JSONPath expression (RFC 9535). ${error.message}` };
  }
}

/** The same value, but each member that is asked for is counted: the library cannot be stopped in another way. */
function countLooks(value: Json, looks: Looks): Json {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name) {
      looks.left -= 1;
      if (looks.left < 0) throw new Error('No more values are looked at.');
      return countLooks(Reflect.get(target, name) as Json, looks);
    },
  });
}

/** `$['a\'b'][0]` -> `a'b`, `0` */
function readNormalized(path: string): NodePath {
  return Array.from(path.matchAll(/\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/gs), ([, name, index = '']) =>
    name === undefined ? index : String(JSON.parse(`"${name.replaceAll("\\'", "'").replaceAll('"', String.raw`\"`)}"`)),
  );
}
