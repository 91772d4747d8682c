import type { Nodes, RootContent } from 'mdast';
import { parseFenceMeta } from '../code/fence-meta.ts';
import { showHidden } from '../source/text-marks.ts';
import { writeElement } from './element-writers.ts';
import { readAttributes, readLiteral } from './read-attributes.ts';
import type { MdxTextElement } from './read-attributes.ts';
import { readSourceTree } from './source-tree.ts';
import { dedent, indentRest, joinBlocks } from './text-shape.ts';

/** A content file as text. */
export interface TextFile {
  /** Path from the content root. */
  file: string;
  text: string;
}

/** What a text is written with. */
export interface TextScope {
  /** Finds the file that an import of `importer` names, where it is Markdown or MDX. */
  findSnippet(specifier: string, importer: string): TextFile | undefined;
  /** The address that one of a file's text leads to. */
  toUrl(url: string, file: string): string;
}

/**
 * Writes the text of a page as Markdown, as its author wrote it, but with each component in a Markdown form and its snippets in their places:
 * no import, no JSX, no expression. The text of a page that cannot be parsed loses only what stands on lines of imports and exports.
 */
export async function writeText(page: TextFile, scope: TextScope): Promise<string> {
  const text = await writeFile(page, { ...scope, props: {}, above: new Set([page.file]) });
  return showHidden(text)
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

interface FileScope extends TextScope {
  /** What a snippet was given. */
  props: Readonly<Record<string, string>>;
  /** The files that are being written: a snippet in itself ends there. */
  above: ReadonlySet<string>;
}

async function writeFile({ file, text }: TextFile, scope: FileScope): Promise<string> {
  const tree = await readSourceTree(text, file);
  if (tree === undefined) return text.replaceAll(/^(?:import|export)\s.*$/gm, '');
  const source = tree.text;
  const snippets = new Map(
    tree.imports.flatMap(({ body }) =>
      body.flatMap((statement) =>
        statement.type === 'ImportDeclaration'
          ? statement.specifiers.map(({ local }): [string, string] => [local.name, String(statement.source.value)])
          : [],
      ),
    ),
  );
  const constants = readConstants(tree.root.children);

  const sliceOf = ({ position }: Nodes): string => source.slice(position?.start.offset, position?.end.offset);
  const evaluate = (code: string): string =>
    readLiteral(code) ?? scope.props[code.trim().replace(/^props\./, '')] ?? constants.get(code.trim()) ?? '';

  const write = async (node: Nodes): Promise<string> => {
    if (isElement(node)) return writeOne(node);
    if (node.type === 'mdxjsEsm' || (node.type === 'html' && /^<(?:!--|style|script)/i.test(node.value))) return '';
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return evaluate(node.value);
    if (node.type === 'text') return sliceOf(node).replaceAll(/\\([{}])/g, '$1');
    if (node.type === 'code') return writeFence(sliceOf(node), node);
    if (node.type === 'image' || node.type === 'definition') return replaceUrl(sliceOf(node), node.url, 0);
    if (node.type === 'link') {
      const inner = await writeInner(node, node.children);
      return replaceUrl(inner.text, node.url, inner.end);
    }
    return 'children' in node ? (await writeInner(node, node.children)).text : sliceOf(node);
  };

  const replaceUrl = (slice: string, url: string, from: number): string => {
    const at = slice.indexOf(url, from);
    const target = at === -1 ? url : scope.toUrl(url, file);
    return target === url ? slice : slice.slice(0, at) + target + slice.slice(at + url.length);
  };

  /** A node's own text with what its children are written as in their places; `end`: where the last of them ends in it. */
  const writeInner = async (node: Nodes, children: readonly Nodes[]): Promise<{ text: string; end: number }> => {
    let result = '';
    let at = node.position?.start.offset ?? 0;
    let end = 0;
    for (const child of children) {
      const { start, end: last } = child.position ?? {};
      if (start?.offset === undefined || last?.offset === undefined) continue;
      result += source.slice(at, start.offset);
      const written = await write(child);
      // What stands before it on its line stands before each of its lines: `> `, the width of a list's sign.
      const line = source.slice(source.lastIndexOf('\n', start.offset - 1) + 1, start.offset);
      result += isReplaced(child) ? indentRest(written, line.replaceAll(/[^>\s]/g, ' ')) : written;
      end = result.length;
      at = last.offset;
    }
    return { text: result + source.slice(at, node.position?.end.offset), end };
  };

  /** Blocks of an element's content, without the indentation that the author gave them. */
  const writeBlock = async (node: Nodes): Promise<string> => {
    const written = await write(node);
    return isReplaced(node) ? written : dedent(written, node.position?.start.column ?? 1);
  };

  const writeOne = async (node: MdxTextElement): Promise<string> => {
    const name = node.name ?? '';
    const attributes = readAttributes(node);
    const specifier = name === 'Snippet' ? `/snippets/${attributes['file'] ?? ''}` : snippets.get(name);
    const snippet = specifier === undefined ? undefined : scope.findSnippet(specifier, file);
    if (snippet !== undefined) {
      const above = new Set([...scope.above, snippet.file]);
      return scope.above.has(snippet.file) ? '' : writeFile(snippet, { ...scope, props: attributes, above });
    }
    const children = node.children.flatMap((child): Nodes[] => (isUnraveled(child) ? child.children : [child]));
    const written: string[] = [];
    for (const child of children) written.push(await writeBlock(child));
    const isLine = children.every(isInline) && children.some((child) => child.type === 'text');
    const line = (isLine ? written.join('') : written.join(' ')).replaceAll(/\s+/g, ' ').trim();
    return writeElement({
      name,
      attributes,
      blocks: isLine ? [written.join('').trim()] : written,
      line,
      toUrl: (url) => scope.toUrl(url, file),
    });
  };

  const blocks: string[] = [];
  for (const node of tree.root.children)
    for (const child of isUnraveled(node) ? node.children : [node]) blocks.push(await writeBlock(child));
  return joinBlocks(blocks);
}

/** `export const port = 8080` */
function readConstants(nodes: readonly RootContent[]): ReadonlyMap<string, string> {
  const code = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : [])).join('\n');
  const found = [...code.matchAll(/^export\s+const\s+(\w+)\s*=\s*([^;\n]+);?\s*$/gm)];
  return new Map(
    found.flatMap(([, name = '', value = '']) => {
      const text = readLiteral(value);
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
}

/** The language and the title; what else the author told the highlighter is left out. */
function writeFence(slice: string, { lang, meta }: { lang?: string | null | undefined; meta?: string | null | undefined }): string {
  if (!lang) return slice;
  const { language, title } = parseFenceMeta(lang, meta);
  return slice.replace(/^([`~]{3,})[^\n]*/, (_, fence: string) => `${fence}${language}${title === undefined ? '' : ` ${title}`}`);
}

function isElement(node: Nodes): node is MdxTextElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

function isReplaced(node: Nodes): boolean {
  return isElement(node) || node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
}

/** A paragraph of nothing but elements: they are blocks. */
function isUnraveled(node: Nodes): node is Nodes & { children: Nodes[] } {
  if (node.type !== 'paragraph' || !node.children.some((child) => isReplaced(child))) return false;
  return node.children.every((child) => isReplaced(child) || (child.type === 'text' && child.value.trim() === ''));
}

const INLINE: ReadonlySet<string> = new Set([
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'link',
  'image',
  'linkReference',
  'imageReference',
  'footnoteReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
]);

function isInline({ type }: Nodes): boolean {
  return INLINE.has(type);
}
