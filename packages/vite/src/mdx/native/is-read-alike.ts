import type { Nodes, Root } from 'mdast';
import { mayHaveMath } from '../math/may-have-math.ts';
import { EXIT, visit } from '../tree/nodes/visit.ts';

/** Says whether nothing in a tree of the native parser is, or may be, another thing in the reference's. */
export function isReadAlike(tree: Root, text: string): boolean {
  let isAlike = true;
  visit(tree, (node, _, parent) => {
    isAlike = !DIFFERENCES.some((differs) => differs(node, text, parent));
    return isAlike ? undefined : EXIT;
  });
  return isAlike;
}

const DIFFERENCES: readonly ((node: Nodes, text: string, parent: Nodes | undefined) => boolean)[] = [
  isModule,
  mayBeFormula,
  isTaskWithoutText,
  isAddressBehindSign,
  isAddressLeftAsText,
  isTableOfOtherWidth,
  isSignLeftAsText,
  isElementCrossed,
  isCodeOverFence,
  hasLazyLines,
  hasElementsOnOneLine,
  hasSignsWithoutSpaces,
];

/** Modules are read by the reference alone. */
function isModule(node: Nodes, text: string): boolean {
  return node.type === 'mdxjsEsm' || (node.type === 'paragraph' && /^(?:import|export) /.test(sliceOf(node, text)));
}

/** Formulas are read by the reference alone; a dollar in code begins none. */
function mayBeFormula(node: Nodes, text: string): boolean {
  return node.type === 'text' && node.value.includes('$') && mayHaveMath(text);
}

/** `- [ ] *a*`: the reference counts the box as a part of the paragraph. */
function isTaskWithoutText(node: Nodes): boolean {
  if (node.type !== 'listItem' || typeof node.checked !== 'boolean') return false;
  const [first] = node.children;
  return first?.type === 'paragraph' && first.children[0]?.type !== 'text';
}

/** `[ www.example.com`, `-www.example.com`: of such an address the reference may tell no place. */
function isAddressBehindSign(node: Nodes, text: string): boolean {
  if (node.type !== 'link') return false;
  const start = node.position?.start.offset;
  if (start === undefined) return true;
  if (text[start] === '[') return false;
  return text.lastIndexOf('[', start) > text.lastIndexOf('\n\n', start) || !/[\s(]/.test(text[start - 1] ?? ' ');
}

/** What the reference may make a link of. */
function isAddressLeftAsText(node: Nodes, _: string, parent: Nodes | undefined): boolean {
  return node.type === 'text' && parent?.type !== 'link' && /www\.|https?:\/\/|[\w.+-]@[\w-]/i.test(node.value);
}

/** A head with more or fewer cells than the line below it makes no table. */
function isTableOfOtherWidth(node: Nodes, text: string): boolean {
  if (node.type !== 'table') return false;
  const head = text.slice(node.position?.start.offset, text.indexOf('\n', node.position?.start.offset));
  const cells = head
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/);
  return cells.length !== node.align?.length;
}

/** What begins JSX, or stops the reference. */
function isSignLeftAsText(node: Nodes, text: string): boolean {
  return node.type === 'text' && /(?<!\\)[<{]/.test(sliceOf(node, text));
}

/** `*<b>a*</b>`: the reference refuses an element that ends elsewhere than what it begins in. */
function isElementCrossed(node: Nodes, text: string): boolean {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return false;
  const end = node.position?.end.offset;
  return !text.endsWith(`</${node.name ?? ''}>`, end) && (node.children.length > 0 || !text.endsWith('/>', end));
}

/** A fence ends a paragraph, however far it is indented. */
function isCodeOverFence(node: Nodes, text: string): boolean {
  return node.type === 'inlineCode' && /\n[ \t>]*(?:`{3}|~{3})/.test(sliceOf(node, text));
}

/** Lines of a list or a quote that do not begin as its others do must not stand in JSX. */
function hasLazyLines(node: Nodes, text: string): boolean {
  if (node.type !== 'listItem' && node.type !== 'blockquote') return false;
  const { start } = node.position ?? {};
  const [first = '', ...rest] = sliceOf(node, text).split('\n');
  if (![first, ...rest].some((line) => /[<{]/.test(line))) return false;
  const sign = /^(?:[-*+]|\d+[.)]) ?/.exec(first)?.[0] ?? '';
  const begin = node.type === 'blockquote' ? /^\s*>/ : new RegExp(`^[ >]{${(start?.column ?? 1) - 1 + sign.length}}`);
  return rest.some((line) => line.trim() !== '' && !begin.test(line));
}

/** `<A /> <B />`: until the first step they are a paragraph in the reference's tree. */
function hasElementsOnOneLine(node: Nodes): boolean {
  if (!('children' in node)) return false;
  return node.children.some((child, index) => {
    const next = node.children[index + 1];
    return isBlock(child) && next !== undefined && isBlock(next) && child.position?.end.line === next.position?.start.line;
  });
}

/** `は**「重要」**の`: strong text beside punctuation, in a text without spaces, is strong in the reference alone. */
function hasSignsWithoutSpaces(node: Nodes, text: string): boolean {
  return node.type === 'root' && SIGN_AT_PUNCTUATION.test(text) && UNSPACED.test(text);
}

const SIGN_AT_PUNCTUATION = /(?<=(?!\*)[\p{P}\p{S}])\*|\*(?=(?!\*)[\p{P}\p{S}])/u;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}\p{sc=Hangul}\u3001-\u303F\uFF01-\uFFEF]/u;

function sliceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}

function isBlock({ type }: Nodes): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxFlowExpression';
}
