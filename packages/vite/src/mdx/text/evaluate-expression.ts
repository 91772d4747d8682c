import type { Expression, Node, Program } from 'estree-jsx';

/** A value that the text alone tells. */
export interface Known {
  value: unknown;
}

/** The value of a field that only a run of the page tells. */
export const UNKNOWN = Symbol('unknown');

/** Finds what a name stands for; undefined where only a run of the page tells. */
export type FindName = (name: string) => Known | undefined;

/** Gives what an expression of MDX is, where literals and known names are all that it is made of; nothing is run. */
export function evaluateProgram(program: Program | null | undefined, find: FindName): Known | undefined {
  const statement = program?.body[0];
  return statement?.type === 'ExpressionStatement' ? evaluateExpression(statement.expression, find) : undefined;
}

/** The same for an expression that stands alone. */
export function evaluateExpression(node: Node | null, find: FindName): Known | undefined {
  const evaluate = (inner: Node): Known | undefined => evaluateExpression(inner, find);
  if (node === null) return undefined;
  if (node.type === 'Literal') return 'regex' in node || 'bigint' in node ? undefined : { value: node.value };
  if (node.type === 'Identifier') return node.name === 'undefined' ? { value: undefined } : find(node.name);
  if (node.type === 'TemplateLiteral') {
    const parts = evaluateAll(node.expressions, evaluate);
    return parts && { value: node.quasis.map(({ value }, index) => (value.cooked ?? '') + showValue(parts[index])).join('') };
  }
  if (node.type === 'ArrayExpression') {
    const items = evaluateAll(node.elements, evaluate);
    return items && { value: items };
  }
  if (node.type === 'ObjectExpression') return evaluateObject(node.properties, evaluate);
  if (node.type === 'ChainExpression') return evaluate(node.expression);
  if (node.type === 'MemberExpression') {
    const object = evaluate(node.object);
    const key = node.computed ? evaluate(node.property) : { value: node.property.type === 'Identifier' ? node.property.name : '' };
    return object && key && readMember(object.value, String(key.value));
  }
  if (node.type === 'ConditionalExpression') {
    const test = evaluate(node.test);
    return test && evaluate(test.value ? node.consequent : node.alternate);
  }
  if (node.type === 'LogicalExpression') {
    const left = evaluate(node.left);
    if (left === undefined) return undefined;
    const isLeft = { '??': left.value !== null && left.value !== undefined, '||': Boolean(left.value), '&&': !left.value }[node.operator];
    return isLeft ? left : evaluate(node.right);
  }
  if (node.type === 'UnaryExpression' && node.operator === '!') {
    const argument = evaluate(node.argument);
    return argument && { value: !argument.value };
  }
  if (node.type === 'BinaryExpression') {
    const [left, right] = [evaluate(node.left), evaluate(node.right)];
    return left && right && compare(node.operator, left.value, right.value);
  }
  return undefined;
}

/** A value as React shows it in a text. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(showValue).join('');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function evaluateAll(nodes: readonly (Node | null)[], evaluate: (node: Node) => Known | undefined): unknown[] | undefined {
  const values = nodes.map((node) => (node === null ? undefined : evaluate(node)));
  return values.every((value) => value !== undefined) ? values.map(({ value }) => value) : undefined;
}

type Properties = Extract<Expression, { type: 'ObjectExpression' }>['properties'];

function evaluateObject(properties: Properties, evaluate: (node: Node) => Known | undefined): Known | undefined {
  const entries: [string, unknown][] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) return undefined;
    const { key } = property;
    const value = evaluate(property.value);
    entries.push([key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '', value ? value.value : UNKNOWN]);
  }
  return { value: Object.fromEntries(entries) };
}

/** Gives a field of an object; what it does not have is nothing. */
export function readMember(object: unknown, key: string): Known | undefined {
  if (typeof object !== 'object' || object === null) return undefined;
  const value: unknown = Object.hasOwn(object, key) ? Reflect.get(object, key) : undefined;
  return value === UNKNOWN ? undefined : { value };
}

function compare(operator: string, left: unknown, right: unknown): Known | undefined {
  if (operator === '===' || operator === '==') return { value: left === right };
  if (operator === '!==' || operator === '!=') return { value: left !== right };
  if (operator !== '+') return undefined;
  if (typeof left === 'number' && typeof right === 'number') return { value: left + right };
  return typeof left === 'string' || typeof right === 'string' ? { value: showValue(left) + showValue(right) } : undefined;
}
