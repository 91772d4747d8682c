import { SKIP, visit } from 'estree-util-visit';
import type { Node } from 'estree-jsx';
import type { PageProgram } from '../nodes/page-programs.ts';

/** Whether a program asks for the value of a name when the page is rendered: not in a function, which may be a handler, and not behind a `typeof`. */
export function readsWhileRendering({ program }: PageProgram, name: string): boolean {
  let isRead = false;
  let isGuarded = false;
  visit(program, (node, _key, _index, ancestors) => {
    if (/Function/.test(node.type)) return SKIP;
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') {
      isGuarded = true;
      return SKIP;
    }
    if (node.type === 'Identifier' && node.name === name && !isKey(node, ancestors.at(-1))) isRead = true;
    return undefined;
  });
  return isRead && !isGuarded;
}

function isKey(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'Property' && parent.key === node && parent.value !== node && !parent.computed;
}
