import { paths } from 'jsonpath-rfc9535';
import type { Json } from '@octavo/core';
import { createLook, TooMuchError } from './create-look.ts';
import type { Looks, TooMuch } from './create-look.ts';

/** The way to a node of a document: `paths`, `/a`, `0`. */
export type NodePath = readonly string[];

/** Finds the nodes that a JSONPath expression (RFC 9535) selects, in the document's order and each once; the end of a sentence where it cannot be followed. */
export function selectNodes(document: Json, expression: string, looks: Looks): { nodes: NodePath[] } | TooMuch {
  try {
    const look = createLook(expression, looks);
    return { nodes: [...new Set(paths(look(document), expression))].map(readNormalized) };
  } catch (error) {
    if (error instanceof TooMuchError) return error.tooMuch;
    if (!(error instanceof Error)) throw error;
    return { problem: `is not a JSONPath expression (RFC 9535). ${error.message}` };
  }
}

/** `$['a\'b'][0]` -> `a'b`, `0` */
function readNormalized(path: string): NodePath {
  return Array.from(path.matchAll(/\['((?:[^'\\]|\\.)*)'\]|\[(\d+)\]/gs), ([, name, index = '']) =>
    name === undefined ? index : String(JSON.parse(`"${name.replaceAll("\\'", "'").replaceAll('"', String.raw`\"`)}"`)),
  );
}
