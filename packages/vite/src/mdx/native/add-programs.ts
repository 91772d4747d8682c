import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { EXIT, visit } from '../tree/nodes/visit.ts';
import { createPlaceFinder } from '../source/create-place-finder.ts';
import type { FindPlace } from '../source/create-place-finder.ts';
import { readProgram } from './read-program.ts';

/** Gives the JavaScript of a tree its programs, as the reference has them. False where the reference would read some of it otherwise. */
export function addPrograms(tree: Root, text: string): boolean {
  const place = createPlaceFinder(text);
  let isAlike = true;
  visit(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      const read = readProgram({ start: (node.position?.start.offset ?? 0) + 1, value: node.value, kind: 'child' }, text, place);
      if (read) node.data = { estree: read.estree };
      else isAlike = false;
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      isAlike = placeAttributes(node, text, place);
    }
    return isAlike ? undefined : EXIT;
  });
  return isAlike;
}

type MdxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Reads the tag along its attributes: only what is written tells where they stand. */
function placeAttributes({ name, attributes, position }: MdxNode, text: string, place: FindPlace): boolean {
  let at = (position?.start.offset ?? 0) + 1;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    at += found?.length ?? 0;
    return found;
  };
  take(SPACE);
  if (name !== null && take(NAME) !== name) return false;
  for (const attribute of attributes) {
    take(SPACE);
    const start = at;
    const isSpread = attribute.type === 'mdxJsxExpressionAttribute';
    if (!isSpread && take(NAME) !== attribute.name) return false;
    const value = isSpread ? attribute : attribute.value;
    if (typeof value === 'string' && take(LITERAL) === undefined) return false;
    if (typeof value === 'object' && value !== null) {
      if (take(isSpread ? BRACE : VALUE) === undefined) return false;
      const read = readProgram({ start: at, value: value.value, kind: isSpread ? 'spread' : 'attribute' }, text, place);
      if (read === undefined) return false;
      value.data = { estree: read.estree };
      at = read.end + 1;
    }
    attribute.position = { start: place(start), end: place(at) };
  }
  take(SPACE);
  return take(END) !== undefined;
}

const SPACE = /[ \t\n]*/y;
const NAME = /[^\s=/>{"'<]+/y;
const LITERAL = /\s*=\s*(?:"[^"]*"|'[^']*')/y;
const BRACE = /\{/y;
const VALUE = /\s*=\s*\{/y;
const END = /\/?>/y;
