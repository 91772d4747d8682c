import { walk } from 'estree-walker';
import type { Node } from 'estree-jsx';
import type { PageProgram } from './page-programs.ts';

/** Whether a program asks for the value of a name when the page is rendered: not in a function, which may be a handler, and not behind a `typeof`. */
export function readsWhileRendering({ program }: PageProgram, name: string): boolean {
  let isRead = false;
  let isGuarded = false;
  // The walker knows ESTree only, and walks JSX all the same.
  walk(program as Parameters<typeof walk>[0], {
    enter(walked, walkedParent) {
      const [node, parent] = [walked as Node, walkedParent as Node | null];
      if (/Function/.test(node.type)) this.skip();
      else if (node.type === 'UnaryExpression' && node.operator === 'typeof') {
        isGuarded = true;
        this.skip();
      } else if (node.type === 'Identifier' && node.name === name && !isKey(node, parent)) isRead = true;
    },
  });
  return isRead && !isGuarded;
}

function isKey(node: Node, parent: Node | null): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed;
  return parent?.type === 'Property' && parent.key === node && parent.value !== node && !parent.computed;
}
