import { isUnsafeUrl } from '@octavo/core/internal';
import type { Nodes } from 'mdast';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { writeElement } from './element-writers.ts';
import { evaluateProgram, showValue } from './evaluate-expression.ts';
import type { FindName } from './evaluate-expression.ts';
import { readAttributes, readProps } from './read-attributes.ts';
import type { MdxTextElement } from './read-attributes.ts';
import { isElement, isInline, isReplaced, isUnraveled } from './text-nodes.ts';
import { dedent, indentRest, joinBlocks } from './text-shape.ts';

/** What the nodes of a file are written with. */
export interface NodeScope {
  /** The text that the places of nodes count in. */
  source: string;
  /** False where HTML is a text. */
  isTrusted: boolean;
  /** Finds what a name in an expression stands for. */
  find: FindName;
  /** The address that one of the text leads to. */
  toUrl(url: string): string;
  /** Writes what is in the place of a snippet; undefined where an element is none. */
  writeSnippet(name: string, given: SnippetParts): Promise<string> | undefined;
}

/** What a snippet is written with. */
export interface SnippetParts {
  props: Readonly<Record<string, unknown>>;
  /** Writes what the element holds. */
  writeChildren(): Promise<string>;
}

/** Writes the nodes of a file, or of an element, as blocks of Markdown. */
export async function writeNodes(nodes: readonly Nodes[], scope: NodeScope): Promise<string> {
  const blocks: string[] = [];
  for (const node of nodes.flatMap(unravel)) blocks.push(await writeBlock(node, scope));
  return joinBlocks(blocks);
}

/** A block, without the indentation that the author gave an element's content. */
async function writeBlock(node: Nodes, scope: NodeScope): Promise<string> {
  const written = await writeNode(node, scope);
  return isReplaced(node) ? written : dedent(written, node.position?.start.column ?? 1);
}

async function writeNode(node: Nodes, scope: NodeScope): Promise<string> {
  const slice = scope.source.slice(node.position?.start.offset, node.position?.end.offset);
  if (isElement(node)) return writeOne(node, scope);
  if (node.type === 'mdxjsEsm' || (node.type === 'html' && /^<(?:!--|style|script)/i.test(node.value))) return '';
  if (node.type === 'html' && !scope.isTrusted) return slice.replaceAll('<', '&lt;');
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    // What only a run of the page tells is left out.
    return showValue(evaluateProgram(node.data?.estree, scope.find)?.value);
  }
  if (node.type === 'text') return slice.replaceAll(/\\([{}])/g, '$1');
  if (node.type === 'code') return writeFence(slice, node);
  if ('url' in node && isUnsafeUrl(node.url)) return writeLabel(node, scope);
  if (node.type === 'image' || node.type === 'definition') return replaceUrl(slice, node.url, { scope, from: 0 });
  if (node.type === 'link') {
    const { text, end } = await writeInner(node, node.children, scope);
    return replaceUrl(text, node.url, { scope, from: end });
  }
  return 'children' in node ? (await writeInner(node, node.children, scope)).text : slice;
}

/** Of an address that runs code what it stands on is left. */
async function writeLabel(node: Nodes, scope: NodeScope): Promise<string> {
  if (node.type === 'image') return node.alt ?? '';
  const parts: string[] = [];
  for (const child of 'children' in node ? node.children : []) parts.push(await writeNode(child, scope));
  return parts.join('');
}

function replaceUrl(slice: string, url: string, { scope, from }: { scope: NodeScope; from: number }): string {
  const at = slice.indexOf(url, from);
  const target = at === -1 ? url : scope.toUrl(url);
  return target === url ? slice : slice.slice(0, at) + target + slice.slice(at + url.length);
}

/** A node's own text with what its children are written as in their places; `end`: where the last of them ends in it. */
async function writeInner(node: Nodes, children: readonly Nodes[], scope: NodeScope): Promise<{ text: string; end: number }> {
  const { source } = scope;
  let result = '';
  let at = node.position?.start.offset ?? 0;
  let end = 0;
  for (const child of children) {
    const { start, end: last } = child.position ?? {};
    if (start?.offset === undefined || last?.offset === undefined) continue;
    result += source.slice(at, start.offset);
    const written = await writeNode(child, scope);
    // What stands before it on its line stands before each of its lines: `> `, the width of a list's sign.
    const line = source.slice(source.lastIndexOf('\n', start.offset - 1) + 1, start.offset);
    result += isReplaced(child) ? indentRest(written, line.replaceAll(/[^>\s]/g, ' ')) : written;
    end = result.length;
    at = last.offset;
  }
  return { text: result + source.slice(at, node.position?.end.offset), end };
}

async function writeOne(node: MdxTextElement, scope: NodeScope): Promise<string> {
  const name = node.name ?? '';
  const props = readProps(node, scope.find);
  const snippet = scope.writeSnippet(name, { props, writeChildren: () => writeNodes(node.children, scope) });
  if (snippet !== undefined) return snippet;
  const children = node.children.flatMap(unravel);
  const written: string[] = [];
  for (const child of children) written.push(await writeBlock(child, scope));
  // Elements on lines of their own are blocks.
  const isLine = children.every(isInline) && children.some((child) => child.type === 'text' && !/^\s*\n\s*$/.test(child.value));
  const line = (isLine ? written.join('') : written.join(' ')).replaceAll(/\s+/g, ' ').trim();
  const blocks = isLine ? [written.join('').trim()] : written;
  return writeElement({
    name,
    attributes: readAttributes(props),
    blocks,
    line,
    toUrl: (url) => (isUnsafeUrl(url) ? '#' : scope.toUrl(url)),
  });
}

function unravel(node: Nodes): Nodes[] {
  return isUnraveled(node) ? node.children : [node];
}

/** The language and the title; what else the author told the highlighter is left out. */
function writeFence(slice: string, { lang, meta }: { lang?: string | null | undefined; meta?: string | null | undefined }): string {
  if (!lang) return slice;
  const { language, title } = parseFenceMeta(lang, meta);
  return slice.replace(/^([`~]{3,})[^\n]*/, (_, fence: string) => `${fence}${language}${title === undefined ? '' : ` ${title}`}`);
}
