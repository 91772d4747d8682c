import type { ConditionalExpression, Expression, Node } from 'estree-jsx';
import { SKIP, visit } from 'estree-util-visit';
import type { Scope } from 'periscopic';
import { analyzeProgram } from '../nodes/page-programs.ts';
import type { PageProgram } from '../nodes/page-programs.ts';

/**
 * Lets a program use a name that nothing defines: it is `undefined`, unless a script of another origin brings it after all.
 *
 * `user` -> `typeof user === 'undefined' ? undefined : user`
 */
export function guardName(page: PageProgram, name: string): void {
  const { map } = analyzeProgram(page);
  const scopes: Scope[] = [];
  visit(page.program, {
    enter(node, _key, _index, ancestors) {
      const scope = map.get(node);
      if (scope) scopes.push(scope);
      const parent = ancestors.at(-1);
      if (node.type !== 'Identifier' || node.name !== name || !isRead(node, parent)) return undefined;
      if (scopes.some((one) => one.declarations.has(name))) return undefined;
      if (parent?.type === 'Property') parent.shorthand = false;
      Object.assign(node, createGuard(name));
      return SKIP;
    },
    leave(node) {
      if (map.has(node)) scopes.pop();
    },
  });
}

/** Whether a name stands where its value is asked for: neither a key nor what is assigned to. */
function isRead(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return false;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property') return parent.value === node;
  if (parent.type === 'AssignmentExpression') return parent.right === node;
  if (parent.type === 'UnaryExpression') return parent.operator !== 'typeof';
  if (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition') return parent.value === node;
  return !/^(?:Update|Label|Break|Continue|Export|Import|Catch|Function|Class|ArrayPattern|ObjectPattern|Rest)/.test(parent.type);
}

function createGuard(name: string): ConditionalExpression {
  const nothing: Expression = { type: 'Identifier', name: 'undefined' };
  return {
    type: 'ConditionalExpression',
    test: {
      type: 'BinaryExpression',
      operator: '===',
      left: { type: 'UnaryExpression', operator: 'typeof', prefix: true, argument: { type: 'Identifier', name } },
      right: { type: 'Literal', value: 'undefined' },
    },
    consequent: nothing,
    alternate: { type: 'Identifier', name },
  };
}
