import { walk } from 'estree-walker';
import type { Expression, Node } from 'estree-jsx';
import type { Scope } from 'periscopic';
import { analyzeProgram } from './page-programs.ts';
import type { PageProgram } from './page-programs.ts';

/**
 * Lets a program use a name that nothing defines: it is `undefined`, unless a script of another origin brings it after all.
 *
 * `user` -> `typeof user === 'undefined' ? undefined : user`
 */
export function guardName(page: PageProgram, name: string): void {
  const { map } = analyzeProgram(page);
  const scopes: Scope[] = [];
  // The walker knows ESTree only, and walks JSX all the same.
  walk(page.program as Parameters<typeof walk>[0], {
    enter(walked, parent) {
      const scope = map.get(walked);
      if (scope) scopes.push(scope);
      const node = walked as Node;
      if (node.type !== 'Identifier' || node.name !== name || !isRead(node, parent as Node | null)) return;
      if (scopes.some((one) => one.declarations.has(name))) return;
      if (parent?.type === 'Property') parent.shorthand = false;
      this.replace(createGuard(name) as typeof walked);
      this.skip();
    },
    leave(walked) {
      if (map.has(walked)) scopes.pop();
    },
  });
}

/** Whether a name stands where its value is asked for: neither a key nor what is assigned to. */
function isRead(node: Node, parent: Node | null): boolean {
  if (parent === null) return false;
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property') return parent.value === node;
  if (parent.type === 'AssignmentExpression') return parent.right === node;
  if (parent.type === 'UnaryExpression') return parent.operator !== 'typeof';
  if (parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition') return parent.value === node;
  return !/^(?:Update|Label|Break|Continue|Export|Import|Catch|Function|Class|ArrayPattern|ObjectPattern|Rest)/.test(parent.type);
}

function createGuard(name: string): Expression {
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
