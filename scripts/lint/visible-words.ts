import type { Node, Rule } from './rule.ts';

/** Attributes that readers see or hear. */
const SEEN: ReadonlySet<string> = new Set(['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder']);

/** A word of a language: names of keys and formats are the same in each. */
const WORD = /\p{L}{2,}/u;
const SAME_EVERYWHERE = /^(?:Ctrl K|Esc:?|RSS|JSON|URL|API|OK)$/;

/** What readers see comes from words (`useText`, `useWords`), which each language has: no text of JSX, and no literal in an attribute that is seen. */
export const visibleWords: Rule = {
  create(context) {
    const check = (node: Node, text: string): void => {
      if (!WORD.test(text) || SAME_EVERYWHERE.test(text.trim())) return;
      context.report({ node, message: `"${text.trim()}" is English in every language: say it by useText() or useWords().` });
    };
    return {
      JSXText: (node) => isCode(node.parent) || check(node as Node, node.value),
      JSXAttribute(node) {
        const { name } = node.name;
        if (typeof name !== 'string' || !SEEN.has(name)) return;
        // What a component does with its title is its own: it may be the key of a text.
        const { name: element } = node.parent as { name?: { name?: unknown } };
        if (name === 'title' && /^[A-Z]/.test(String(element?.name))) return;
        for (const { value, at } of listTexts(node.value)) check(at as Node, value);
      },
      JSXExpressionContainer(node) {
        if (node.parent.type === 'JSXAttribute' || isCode(node.parent)) return;
        for (const { value, at } of listTexts(node.expression)) check(at as Node, value);
      },
    };
  },
};

/** What is typed or pressed is the same in each language. */
function isCode(element: unknown): boolean {
  const { openingElement } = element as { openingElement?: { name: { name?: unknown } } };
  return openingElement?.name.name === 'code' || openingElement?.name.name === 'kbd';
}

interface Syntax {
  type: string;
  value?: unknown;
  expression?: Syntax;
  consequent?: Syntax;
  alternate?: Syntax;
  left?: Syntax;
  right?: Syntax;
  quasis?: { value: { cooked?: string | null } }[];
}

/** The texts that an expression may come to, where they are written in it: `isOpen ? 'Hide' : 'Show'`. */
function listTexts(node: unknown): { value: string; at: unknown }[] {
  const { type, value, expression, consequent, alternate, left, right, quasis } = (node ?? { type: '' }) as Syntax;
  if (type === 'Literal') return typeof value === 'string' ? [{ value, at: node }] : [];
  if (type === 'TemplateLiteral') return [{ value: (quasis ?? []).map((quasi) => quasi.value.cooked ?? '').join(' '), at: node }];
  if (type === 'JSXExpressionContainer') return listTexts(expression);
  if (type === 'ConditionalExpression') return [consequent, alternate].flatMap(listTexts);
  return type === 'LogicalExpression' ? [...listTexts(right), ...(left?.type === 'Literal' ? listTexts(left) : [])] : [];
}
