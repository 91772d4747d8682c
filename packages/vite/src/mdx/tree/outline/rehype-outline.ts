import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { OutlineElement, OutlineHeading } from '@octavo/core/internal';
import type { PageDraft, TextPosition } from '../../page-draft.ts';
import { findOwnId } from './own-heading-id.ts';
import { startOf } from '../nodes/estree-nodes.ts';
import { isMdxElement } from '../nodes/mdx-element-handle.ts';
import type { MdxElement } from '../nodes/mdx-element-handle.ts';
import { listContent, readImage } from './outline-image.ts';
import { hasSpread, readJsxAttribute } from '../nodes/read-jsx-attribute.ts';
import { findEntry } from '@octavo/core/internal';
import type { OutlineScope } from './outline-scope.ts';

const TITLED: Readonly<Record<string, { prop: string; depth: number }>> = {
  Step: { prop: 'title', depth: 3 },
  Update: { prop: 'label', depth: 2 },
};
const FIELDS: ReadonlySet<string> = new Set(['ParamField', 'ResponseField']);
/** Fields in these are apart from the field around them. */
const FOLDED: ReadonlySet<string> = new Set(['Expandable', 'Accordion']);
/** What shows an image as one of its own. */
const FRAMES: ReadonlySet<string> = new Set(['Frame', 'Card', 'Tile', 'Tooltip', 'Icon', 'Badge']);
const LINES: ReadonlySet<string> = new Set('a button span td th h1 h2 h3 h4 h5 h6 summary label strong em sup sub code'.split(' '));

/** Writes the page's outline as its author wrote it: before anything is moved, and before headings and steps get their ids. */
export function rehypeOutline(draft: PageDraft): (tree: Root) => void {
  return (tree) => {
    const reader = { draft, charAt: ({ line, column }: TextPosition): string => draft.lines[line - 1]?.[column - 1] ?? '' };
    readNode(tree, { hasFrame: false, isInline: false, isAlone: false }, reader);
  };
}

/** The page, and the character at a place of its text. */
interface Reader {
  draft: PageDraft;
  charAt(place: TextPosition): string;
}

function readNode(node: Nodes, scope: OutlineScope, reader: Reader): void {
  if (node.type === 'element') readElement(node, scope, reader);
  else if (isMdxElement(node)) readMdxElement(node, scope, reader.draft);
  if (!('children' in node)) return;
  const inner = scopeWithin(node, scope, reader.draft);
  for (const child of node.children) readNode(child, inner, reader);
}

function readElement(node: Element, scope: OutlineScope, { draft, charAt }: Reader): void {
  const place = startOf(node.position);
  const { id } = node.properties;
  if (place === undefined || id === 'footnote-label') return;
  const { outline } = draft.page;
  const isTag = charAt(place) === '<';
  if (isTag && typeof id === 'string') outline.ids.push({ id, ...place });
  if (node.tagName === 'img') outline.images.push(...readImage(node, scope, { isMarkdown: !isTag }));
  const depth = headingDepth(node.tagName);
  const own = depth === undefined || isTag ? undefined : findOwnId(node);
  if (own !== undefined) outline.ids.push({ id: own.id, ...place });
  if (depth !== undefined) outline.headings.push({ kind: isTag ? 'html' : 'markdown', depth, text: toString(node).trim(), ...place });
}

function readMdxElement(node: MdxElement, scope: OutlineScope, draft: PageDraft): void {
  const place = startOf(node.position);
  if (place === undefined) return;
  const { outline } = draft.page;
  const id = readJsxAttribute(node, 'id');
  if (typeof id === 'string' && id !== '') outline.ids.push({ id, ...place });
  const name = node.name ?? '';
  if (name === 'img' || name === 'Image') outline.images.push(...readImage(node, scope, { isMarkdown: false }));
  if (isOutlined(name)) outline.elements.push(readOutlineElement(node, name, scope));
  const heading = readHeading(node, name);
  if (heading !== undefined) outline.headings.push({ ...heading, ...place });
}

function isOutlined(name: string): name is OutlineElement['name'] {
  return FIELDS.has(name) || name === 'Update';
}

function readOutlineElement(node: MdxElement, name: OutlineElement['name'], { field }: OutlineScope): OutlineElement {
  const names = node.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : []));
  return {
    name,
    ...(startOf(node.position) ?? { line: 1, column: 1 }),
    attributes: Object.fromEntries(names.map((one) => [one, readJsxAttribute(node, one) ?? null])),
    isOpen: hasSpread(node),
    ...(field !== undefined && name !== 'Update' && { parent: field }),
  };
}

function readHeading(node: MdxElement, name: string): Pick<OutlineHeading, 'kind' | 'depth' | 'text'> | undefined {
  const titled = findEntry(TITLED, name);
  if (titled !== undefined) return { kind: 'component', depth: titled.depth, text: readJsxAttribute(node, titled.prop) ?? '' };
  const depth = headingDepth(name);
  return depth === undefined ? undefined : { kind: 'html', depth, text: toString({ type: 'root', children: node.children }).trim() };
}

function headingDepth(name: string): number | undefined {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : undefined;
}

function scopeWithin(node: Extract<Nodes, { children: unknown }>, scope: OutlineScope, draft: PageDraft): OutlineScope {
  if (node.type === 'root') return scope;
  const name = node.type === 'element' ? node.tagName : (node.name ?? '');
  const content = listContent(node);
  const isOwn = /^[A-Z]/.test(name) && !draft.componentNames.has(name.split('.')[0] ?? '');
  const isLine = LINES.has(name) && (name !== 'a' || node.type !== 'mdxJsxFlowElement');
  const { field: outerField, ...around } = scope;
  const field = FIELDS.has(name) ? name : FOLDED.has(name) ? undefined : outerField;
  return {
    ...around,
    hasFrame: scope.hasFrame || FRAMES.has(name) || isOwn,
    isInline: scope.isInline || (isLine && !(name === 'a' && content.length === 1)) || content.some(({ type }) => type === 'text'),
    isAlone: name === 'p' || node.type === 'mdxJsxFlowElement' ? content.length === 1 || node.type === 'mdxJsxFlowElement' : false,
    ...(field !== undefined && { field }),
  };
}
