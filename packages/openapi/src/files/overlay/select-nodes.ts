import { paths } from 'jsonpath-rfc9535';
import type { Json } from '@octavo/core';

/** The way to a node of a document: `paths`, `/a`, `0`. */
export type NodePath = readonly string[];

/** Finds the nodes that a JSONPath expression (RFC 9535) selects, in the document's order and each once; its problem where it is none. */
export function selectNodes(document: Json, expression: string): { nodes: NodePath[] } | { problem: string } {
  try {
    return { nodes: [...new Set(paths(document, expression))].map(readNormalized) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { problem: error.message };
  }
}

/** `$['a\'b'][0]` -> `a'b`, `0` */
function readNormalized(path: string): NodePath {
  return Array.from(path.matchAll(/\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/gs), ([, name, index = '']) =>
    name === undefined ? index : String(JSON.parse(`"${name.replaceAll("\\'", "'").replaceAll('"', String.raw`\"`)}"`)),
  );
}
