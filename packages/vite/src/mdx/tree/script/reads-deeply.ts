import { EXIT, visit } from 'estree-util-visit';
import type { Node } from 'estree-jsx';
import type { PageProgram } from '../nodes/page-programs.ts';

/** Whether a program would fail where a name stands for an object that has nothing: `user.plan.name` and `user.save()` do, `user.plan?.name` does not. */
export function readsDeeply({ program }: PageProgram, name: string): boolean {
  let isDeep = false;
  visit(program, (node) => {
    if (node.type === 'MemberExpression') isDeep = !node.optional && isFieldOf(node.object, name);
    if (node.type === 'CallExpression') isDeep = !node.optional && isFieldOf(node.callee, name);
    return isDeep ? EXIT : undefined;
  });
  return isDeep;
}

function isFieldOf(node: Node, name: string): boolean {
  return node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === name;
}
