import { createTextPlacer } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { isCollection, isMap, isNode, isScalar, parseDocument } from 'yaml';
import { splitPointer } from '../value/pointer.ts';

/** Finds the place of a JSON pointer in a text; the nearest one around it when it names nothing. */
export type Locate = (pointer: string) => Pick<Diagnostic, 'line' | 'column' | 'frame'>;

/** Makes the locator of a JSON or YAML text: reads it once more, with positions. */
export function createLocator(text: string): Locate {
  const find = /^\s*[{[]/.test(text) ? createJsonFinder(text) : createYamlFinder(text);
  const place = createTextPlacer();
  return (pointer) => {
    const steps = splitPointer(pointer);
    for (let length = steps.length; length >= 0; length -= 1) {
      const offset = find(steps.slice(0, length));
      if (offset !== undefined) return place(text, { offset, length: 1 });
    }
    return place(text, { offset: 0, length: 1 });
  };
}

type FindOffset = (steps: string[]) => number | undefined;

function createJsonFinder(text: string): FindOffset {
  const tree = parseTree(text);
  return (steps) => {
    let node = tree;
    for (const step of steps) {
      if (node === undefined) return undefined;
      node = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
    }
    const key = node?.parent?.type === 'property' ? node.parent : node;
    return key?.offset;
  };
}

function createYamlFinder(text: string): FindOffset {
  // Whether a key stands twice is told elsewhere; here each key would be compared with all others.
  const document = parseDocument(text, { merge: true, uniqueKeys: false, logLevel: 'silent' });
  const find = (steps: readonly string[]): unknown => {
    const node = document.getIn(
      steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
      true,
    );
    return isNode(node) ? node : document.getIn(steps, true);
  };
  return (steps) => {
    const node = find(steps);
    if (!isNode(node)) return undefined;
    // What goes over several lines is found by its name.
    const around = isCollection(node) ? find(steps.slice(0, -1)) : undefined;
    const key = isMap(around) ? around.items.find(({ value }) => value === node)?.key : undefined;
    return (isScalar(key) ? key : node).range?.[0];
  };
}
