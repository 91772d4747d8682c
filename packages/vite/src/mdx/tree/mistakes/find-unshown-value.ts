import type { Expression } from 'estree-jsx';
import type { Nodes } from 'mdast';
import type { Mistake } from './mistake.ts';

/** What React cannot show, by the kind of its expression. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['ObjectExpression', 'An object'],
  ['ArrowFunctionExpression', 'A function'],
  ['FunctionExpression', 'A function'],
  ['ClassExpression', 'A class'],
  ['NewExpression', 'An object'],
]);

/** `{ {a: 1} }`, `{new Date()}` and `{() => 1}` among the text of a page: the first throws, the second is nothing. */
export function findUnshownValue(node: Nodes): Mistake[] {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return [];
  const [statement] = node.data?.estree?.body ?? [];
  if (statement?.type !== 'ExpressionStatement') return [];
  const kind = KINDS.get(statement.expression.type);
  if (kind === undefined || isNames(statement.expression) || node.position === undefined) return [];
  const { line, column } = node.position.start;
  return [
    {
      code: 'page/render',
      severity: kind === 'An object' ? 'error' : 'warning',
      message: `${kind} cannot be shown as text.`,
      hint: 'Name what of it is to be shown. To show the braces as text, write \\{ and \\}.',
      place: { line, column },
      length: 1,
    },
  ];
}

/** `{{name}}` is told by its name. */
function isNames(expression: Expression): boolean {
  return expression.type === 'ObjectExpression' && expression.properties.every((one) => one.type === 'Property' && one.shorthand);
}
