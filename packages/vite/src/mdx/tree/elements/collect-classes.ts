import type { Node, Program } from 'estree-jsx';
import { SKIP, visit } from 'estree-util-visit';
import type { ElementHandle } from '../nodes/element-handle.ts';

/** Attributes that hold class names, on a component of the author's own too: `className`, `class`, `iconClassName`, `cls`. */
const CLASS_ATTRIBUTE = /class|^cls$/i;

/** What Markdown itself writes and the theme styles. */
const OWN_CLASSES: ReadonlySet<string> = new Set(['sr-only', 'contains-task-list', 'task-list-item', 'data-footnote-backref', 'footnotes']);

/** Adds the words of an element's class attributes that are plain text: what may be a utility class. */
export function collectElementClasses(element: ElementHandle, classes: Set<string>): void {
  for (const name of element.attributeNames()) if (CLASS_ATTRIBUTE.test(name)) addWords(element.get(name), classes);
}

/**
 * Adds the words of every string in a program: class names are often put together (`open ? 'block' : 'hidden'`) or kept in constants.
 * The source of an import and attributes such as `href="..."` are none.
 */
export function collectProgramClasses(program: Program, classes: Set<string>): void {
  visit(program, (node, _key, _index, ancestors) => {
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return SKIP;
    if (node.type === 'TemplateElement') addWords(node.value.cooked ?? undefined, classes);
    if (node.type === 'Literal' && typeof node.value === 'string' && !isOtherAttribute(ancestors.at(-1))) addWords(node.value, classes);
    return undefined;
  });
}

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gs;

/** Lists the words in the strings of a script, HTML within them too: what may be a utility class that it gives to an element it makes. */
export function findScriptClasses(script: string): string[] {
  const classes = new Set<string>();
  for (const [text] of script.matchAll(STRING)) addWords(text.slice(1, -1).replace(/["'<>=\\]+/g, ' '), classes);
  return [...classes];
}

function isOtherAttribute(parent: Node | undefined): boolean {
  if (parent?.type !== 'JSXAttribute') return false;
  return parent.name.type !== 'JSXIdentifier' || !CLASS_ATTRIBUTE.test(parent.name.name);
}

function addWords(text: string | undefined, classes: Set<string>): void {
  for (const word of text?.split(/\s+/) ?? []) if (isClassName(word) && !OWN_CLASSES.has(word)) classes.add(word);
}

/** Utility classes begin with a small letter, a sign, a variant in brackets or a star; no sentence is as long. */
function isClassName(word: string): boolean {
  return /^[!-]?[a-z[@*]/.test(word) && word.length > 1 && word.length < 200;
}
