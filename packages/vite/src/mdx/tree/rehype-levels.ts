import type { Nodes, Root } from 'hast';
import { createHtmlElementHandle } from './html-element-handle.ts';
import { createMdxElementHandle, isMdxElement } from './mdx-element-handle.ts';
import { readJsxAttribute } from './read-jsx-attribute.ts';

/** A heading on the way down to the current one: its level as written, and as told to a screen reader. */
interface Level {
  written: number;
  told: number;
}

/** The titles of steps inside are headings of this tag. */
interface Surroundings {
  stepTag?: string | undefined;
}

/** What may hide its content, or shows it elsewhere: its headings have none below them outside. */
const CLOSED: ReadonlySet<string> = new Set([
  'Accordion',
  'Expandable',
  'Panel',
  'RequestExample',
  'ResponseExample',
  'Tab',
  'Update',
  'View',
  'Visibility',
]);

/**
 * Tells screen readers an outline without gaps where the author's has some: `##`, then `####` -> `<h4 aria-level="3">`. The tag, and with it
 * the look, stays the author's.
 */
export function rehypeLevels({ isPage }: { isPage: boolean }): (tree: Root) => void {
  // A page has its title above; where a snippet will stand is not known.
  return (tree) => tellLevels(tree, isPage ? [{ written: 1, told: 1 }] : [], {});
}

/** `path` is changed: it leads to the last heading. */
function tellLevels(node: Nodes, path: Level[], around: Surroundings): void {
  const written = findLevel(node, around);
  if (written !== undefined) {
    while ((path.at(-1)?.written ?? 0) >= written) path.pop();
    const parent = path.at(-1);
    const told = parent === undefined ? written : Math.min(written, parent.told + 1);
    path.push({ written, told });
    if (told !== written) setLevel(node, told);
  }
  if (!('children' in node)) return;
  const inner = isMdxElement(node) && CLOSED.has(node.name ?? '') ? [...path] : path;
  const inside = isMdxElement(node) && node.name === 'Steps' ? { stepTag: readJsxAttribute(node, 'titleSize') ?? undefined } : around;
  for (const child of node.children) tellLevels(child, inner, inside);
}

function findLevel(node: Nodes, { stepTag }: Surroundings): number | undefined {
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
