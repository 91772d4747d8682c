import type { ConditionalExpression, Function as FunctionNode, ImportDeclaration, Program, Statement, UnaryExpression } from 'estree-jsx';
import { SKIP, visit } from 'estree-util-visit';
import { parseScript } from '../../source/parse-script.ts';
import { createNamedImport } from '../nodes/estree-nodes.ts';
import { isBrowserName } from './known-globals.ts';

const HOOK = '_useIsPrerendered';
const ANSWER = '_isPrerendered';

/**
 * Has a component that asks while it is rendered whether there is a browser get the answer that it got without one, until the browser has taken
 * the page over. Returns the import that this needs, undefined where nothing asks.
 *
 * `typeof window` -> `_isPrerendered ? 'undefined' : typeof window`
 */
export function settleSides(programs: readonly Program[]): ImportDeclaration | undefined {
  const asking = programs.flatMap(findComponents).filter(settle);
  return asking.length === 0 ? undefined : createNamedImport(['useIsPrerendered'], '@octavo/vite/client/page/both-sides', HOOK);
}

/** The functions of a program that have the name of a component and make elements. */
function findComponents(program: Program): FunctionNode[] {
  const found: FunctionNode[] = [];
  visit(program, (node, _key, _index, ancestors) => {
    if (!isFunction(node)) return undefined;
    const parent = ancestors.at(-1);
    const id = 'id' in node && node.id ? node.id : parent?.type === 'VariableDeclarator' ? parent.id : undefined;
    if (id?.type === 'Identifier' && /^[A-Z]/.test(id.name) && makesElements(node)) found.push(node);
    return SKIP;
  });
  return found;
}

/** Changes what a component asks outside of the functions in it; false where it asks nothing. */
function settle(component: FunctionNode): boolean {
  const { body } = component;
  const asked: UnaryExpression[] = [];
  visit(body, (node) => {
    if (isFunction(node)) return SKIP;
    if (
      node.type === 'UnaryExpression' &&
      node.operator === 'typeof' &&
      node.argument.type === 'Identifier' &&
      isBrowserName(node.argument.name)
    )
      asked.push(node);
    return undefined;
  });
  for (const node of asked) Object.assign(node, settled({ ...node }));
  if (asked.length === 0) return false;
  const [statement] = parseScript(`const ${ANSWER} = ${HOOK}();`).body as Statement[];
  const own: Statement[] = body.type === 'BlockStatement' ? body.body : [{ type: 'ReturnStatement', argument: body }];
  component.body = { type: 'BlockStatement', body: [...(statement ? [statement] : []), ...own] };
  if (component.type === 'ArrowFunctionExpression') component.expression = false;
  return true;
}

function settled(asked: UnaryExpression): ConditionalExpression {
  return {
    type: 'ConditionalExpression',
    test: { type: 'Identifier', name: ANSWER },
    consequent: { type: 'Literal', value: 'undefined' },
    alternate: asked,
  };
}

function makesElements(component: FunctionNode): boolean {
  let isMaking = false;
  visit(component, ({ type }) => {
    if (type === 'JSXElement' || type === 'JSXFragment') isMaking = true;
  });
  return isMaking;
}

function isFunction(node: { type: string }): node is FunctionNode {
  return /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type);
}
