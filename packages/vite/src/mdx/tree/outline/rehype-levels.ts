import { BELOW_TITLE, findToldLevel } from '@octavo/core/internal';
import type { ToldLevel } from '@octavo/core/internal';
import { CLOSED_COMPONENTS } from '@octavo/theme/internal/component-names';
import type { Nodes, Root } from 'hast';
import { createHtmlElementHandle } from '../nodes/html-element-handle.ts';
import { createMdxElementHandle, isMdxElement } from '../nodes/mdx-element-handle.ts';
import { readJsxAttribute } from '../nodes/read-jsx-attribute.ts';

interface Surroundings {
  way: readonly ToldLevel[];
  /** The titles of steps inside are headings of this tag. */
  stepTag?: string | undefined;
}

/**
 * Tells screen readers an outline without gaps where the author's has some: `##`, then `####` -> `<h4 aria-level="3">`. The tag, and with it
 * the look, stays the author's.
 */
export function rehypeLevels({ isPage }: { isPage: boolean }): (tree: Root) => void {
  // A page has its title above; where a snippet will stand is not known.
  return (tree) => void tellLevels(tree, { way: isPage ? BELOW_TITLE : [] });
}

/** Returns the way to the last heading. */
function tellLevels(node: Nodes, { way, stepTag }: Surroundings): readonly ToldLevel[] {
  const written = findLevel(node, stepTag);
  const next = written === undefined ? way : findToldLevel(way, written);
  const told = next.at(-1)?.told;
  if (written !== undefined && told !== undefined && told !== written) setLevel(node, told);
  if (!('children' in node)) return next;
  const name = isMdxElement(node) ? (node.name ?? '') : '';
  const inside = name === 'Steps' && isMdxElement(node) ? (readJsxAttribute(node, 'titleSize') ?? undefined) : stepTag;
  let last = next;
  for (const child of node.children) last = tellLevels(child, { way: last, stepTag: inside });
  // What is closed, or stands elsewhere, has no headings of its own below it outside.
  return CLOSED_COMPONENTS.includes(name) ? next : last;
}

function findLevel(node: Nodes, stepTag: string | undefined): number | undefined {
  if (node.type === 'element') return node.properties['id'] === 'footnote-label' ? undefined : levelOf(node.tagName);
  if (!isMdxElement(node)) return undefined;
  if (node.name === 'Step') return readJsxAttribute(node, 'title') ? levelOf(readJsxAttribute(node, 'titleSize') ?? stepTag) : undefined;
  if (node.name !== 'Heading') return levelOf(node.name);
  const { get, getExpression } = createMdxElementHandle(node);
  const level = getExpression('level');
  return levelOf(get('as') ?? `h${get('level') ?? (level?.type === 'Literal' ? String(level.value) : '2')}`);
}

function levelOf(tag: string | null | undefined): number | undefined {
  const [, level] = /^h([1-6])$/.exec(tag ?? '') ?? [];
  return level === undefined ? undefined : Number(level);
}

function setLevel(node: Nodes, level: number): void {
  if (node.type === 'element') createHtmlElementHandle(node).set('ariaLevel', String(level));
  if (isMdxElement(node)) createMdxElementHandle(node).set(node.name === 'Step' ? 'titleLevel' : 'aria-level', String(level));
}
