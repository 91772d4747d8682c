import { walk } from 'estree-walker';
import type { Node } from 'estree-jsx';
import type { PageProgram } from './page-programs.ts';

/** Whether a program would fail where a name stands for an object that has nothing: `user.plan.name` and `user.save()` do, `user.plan?.name` does not. */
export function readsDeeply({ program }: PageProgram, name: string): boolean {
  let isDeep = false;
  // The walker knows ESTree only, and walks JSX all the same.
  walk(program as Parameters<typeof walk>[0], {
    enter(walked) {
      const node = walked as Node;
      if (node.type === 'MemberExpression' && !node.optional && isFieldOf(node.object, name)) isDeep = true;
      if (node.type === 'CallExpression' && !node.optional && isFieldOf(node.callee, name)) isDeep = true;
    },
  });
  return isDeep;
}

function isFieldOf(node: Node, name: string): boolean {
  return node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === name;
}
