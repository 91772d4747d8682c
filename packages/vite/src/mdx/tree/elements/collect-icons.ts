import type { Node, ObjectExpression, Program, Property } from 'estree-jsx';
import { SKIP, visit } from 'estree-util-visit';
import { isIconName } from '../../../icons/is-icon-name.ts';
import type { PageIcon } from '../../compiled-page.ts';

/** Properties whose texts are no names of icons, however they look. */
const NOT_NAMES: ReadonlySet<string> = new Set(['children', 'className', 'html', 'href', 'id', 'key', 'src', 'style', 'title']);
const CANDIDATE = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/**
 * Lists the icons that a module names: the texts of every property `icon`, whether it was written as an attribute or in an object, with
 * the `iconType` beside it; and `name` of `<Icon>`. JSX has become calls before this.
 *
 * Where an icon is only known when the page runs (`icon={item.sign}`), every text of the module that could be a name is listed too,
 * as not certain. Nor is what a component of the author's own calls its icon.
 */
export function collectIcons(program: Program): PageIcon[] {
  const found = new Map<string, PageIcon>();
  const candidates = new Set<string>();
  const ownNames = listOwnNames(program);
  let isDynamic = false;
  const add = (name: string, type: string | undefined, isCertain: boolean): void => {
    const key = `${type ?? ''} ${name}`;
    if (isIconName(name) && !found.get(key)?.isCertain) found.set(key, { name, ...(type !== undefined && { type }), isCertain });
  };
  const addAll = (object: ObjectExpression, name: string, isCertain = true): void => {
    const value = findValue(object, name);
    if (value === undefined) return;
    const names = findTexts(value);
    const types = findTexts(findValue(object, 'iconType'));
    isDynamic ||= names === undefined;
    for (const text of names ?? []) for (const type of types?.length ? types : [undefined]) add(text, type, isCertain);
  };
  visit(program, (node, key, _index, ancestors) => {
    const text = node.type === 'Literal' && key !== 'key' ? node.value : undefined;
    if (typeof text === 'string' && CANDIDATE.test(text)) candidates.add(text);
    // What MDX adds for components that nobody gives.
    if (node.type === 'ImportDeclaration' || isNamed(node, '_missingMdxReference')) return SKIP;
    if (node.type === 'Property' && NOT_NAMES.has(keyOf(node) ?? '') && isText(node.value)) return SKIP;
    if (node.type === 'Property' && keyOf(node) === 'style') return SKIP;
    if (node.type !== 'ObjectExpression') return undefined;
    addAll(node, 'icon', !ownNames.has(nameOfCall(ancestors.at(-1)) ?? ''));
    if (isIconCall(ancestors.at(-1))) for (const name of ['name', 'src']) addAll(node, name);
    return undefined;
  });
  if (isDynamic) for (const name of candidates) add(name, undefined, false);
  return [...found.values()];
}

/** The texts that an expression can give; undefined where it is none that can be read. */
function findTexts(value: Node | undefined): string[] | undefined {
  if (value === undefined) return undefined;
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (value.type === 'TemplateLiteral') return value.expressions.length === 0 ? [value.quasis[0]?.value.cooked ?? ''] : undefined;
  if (value.type === 'ConditionalExpression') return join(findTexts(value.consequent), findTexts(value.alternate));
  if (value.type === 'LogicalExpression') return join(value.operator === '&&' ? [] : findTexts(value.left), findTexts(value.right));
  // An element: `icon={<svg/>}`.
  if (value.type === 'CallExpression' && value.callee.type === 'Identifier' && /^_jsxs?(?:DEV)?$/.test(value.callee.name)) return [];
  return undefined;
}

/** Whether an expression gives texts only: no element, which may hold icons of its own. */
function isText(value: Node): boolean {
  if (value.type === 'ConditionalExpression') return isText(value.consequent) && isText(value.alternate);
  if (value.type === 'LogicalExpression') return isText(value.right);
  return value.type !== 'CallExpression' && findTexts(value) !== undefined;
}

function join(a: string[] | undefined, b: string[] | undefined): string[] | undefined {
  return a && b && [...a, ...b];
}

function findValue(object: ObjectExpression, name: string): Node | undefined {
  return object.properties.find((property): property is Property => property.type === 'Property' && keyOf(property) === name)?.value;
}

function keyOf({ key, computed }: Property): string | undefined {
  if (key.type === 'Identifier') return computed ? undefined : key.name;
  return key.type === 'Literal' && typeof key.value === 'string' ? key.value : undefined;
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'FunctionDeclaration' && node.id?.name === name;
}

/** What a module imports, and declares at its top: no component of ours, which are taken out of an object. */
function listOwnNames({ body }: Program): Set<string> {
  const names = body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration')
      return statement.source.value === '@octavo/theme' ? [] : statement.specifiers.map(({ local }) => local.name);
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration') return [declared.id.name];
    return declared?.type === 'VariableDeclaration'
      ? declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
      : [];
  });
  return new Set(names);
}

/** The component that a call of JSX renders, where it is one by name. */
function nameOfCall(node: Node | undefined): string | undefined {
  const [type] = node?.type === 'CallExpression' ? node.arguments : [];
  return type?.type === 'Identifier' ? type.name : undefined;
}

function isIconCall(node: Node | undefined): boolean {
  if (node?.type !== 'CallExpression') return false;
  const [type] = node.arguments;
  if (type?.type === 'MemberExpression') return type.property.type === 'Identifier' && type.property.name === 'Icon';
  return type?.type === 'Identifier' && type.name === 'Icon';
}
