import type { ESTree } from 'vite';
import { addToList } from './add-to-list.ts';
import type { ConfigEdit } from './config-edit.ts';
import { findObjects, unwrap } from './find-configs.ts';
import type { ConfigObject } from './find-configs.ts';
import { findNamed } from './find-named.ts';
import type { Scopes } from './find-named.ts';
import type { Source } from './read-source.ts';

/** What is added to a config: an entry of a list, by the keys that lead to it. */
export interface Entry {
  /** `['plugins']`, `['vite', 'plugins']` */
  keys: readonly [string, ...string[]];
  /** As source text. */
  text: string;
}

/** Adds an entry to a list of a config, which is begun where there is none. Undefined where what is there is made elsewhere. */
export function addEntry(config: ConfigObject, { keys, text }: Entry, source: Source): ConfigEdit[] | undefined {
  const [key, ...[next, ...more]] = keys;
  const property = config.node.properties.findLast((one) => one.type === 'Property' && nameOf(one) === key);
  if (property?.type !== 'Property') return addKey(config, { keys, text }, source);
  if (property.kind !== 'init' || property.method) return undefined;
  if (next === undefined) return [addToValue(property, { scopes: config.scopes, text, source })];
  const objects = findObjects(property.value, config.scopes);
  const edits = objects?.map((object) => addEntry(object, { keys: [next, ...more], text }, source));
  return edits === undefined || edits.includes(undefined) ? undefined : edits.flatMap((own) => own ?? []);
}

/** Vite takes lists within the list of plugins, and leaves out what is no plugin: whatever stands there can stand in a list. */
function addToValue(
  property: ESTree.ObjectProperty,
  { scopes, text, source }: { scopes: Scopes; text: string; source: Source },
): ConfigEdit {
  const { value, shorthand } = property;
  const list = unwrap(value);
  // Ours is a promise of plugins, which the type may not allow.
  const isHeld = value.type === 'TSSatisfiesExpression';
  const written = isHeld ? undefined : list.type === 'ArrayExpression' ? list : findFiltered(list);
  if (written !== undefined) return addToList(written, text, source);
  const made = source.text.slice(value.start, value.end);
  const named = list.type === 'Identifier' ? findNamed(list.name, scopes) : undefined;
  const isList = named !== undefined && unwrap(named).type === 'ArrayExpression';
  const { start, end } = shorthand ? property : value;
  const key = shorthand ? `${made}: ` : '';
  return { start, end, text: `${key}[${isList ? '...' : ''}${made}, ${text}]` };
}

/** The list in `[...].filter(Boolean)`. */
function findFiltered(node: ESTree.Node): ESTree.ArrayExpression | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property } = node.callee;
  const isFilter = object.type === 'ArrayExpression' && isNamed(property, 'filter') && isNamed(node.arguments[0], 'Boolean');
  return isFilter ? object : undefined;
}

function isNamed(node: ESTree.Node | undefined, name: string): boolean {
  return node?.type === 'Identifier' && node.name === name;
}

/** What is spread may have such a list, which one of ours would hide. */
function addKey({ node, scopes }: ConfigObject, { keys, text }: Entry, source: Source): ConfigEdit[] | undefined {
  const [key, ...rest] = keys;
  const hidden = node.properties.flatMap((one) =>
    one.type === 'SpreadElement' && !lacks(one.argument, key, scopes) ? [one.argument] : [],
  );
  if (hidden.length > 0 && (rest.length > 0 || !hidden.every(isName))) return undefined;
  const spread = hidden.map(({ start, end }) => `${source.text.slice(start, end)}.${key}`);
  const list = `[${[...spread, text].join(', ')}]`;
  return [addToList(node, `${key}: ${rest.reduceRight((inner, outer) => `{ ${outer}: ${inner} }`, list)}`, source)];
}

/** Whether an object that is spread is known to have no such key: it stands in this file. */
function lacks(spread: ESTree.Node, key: string, scopes: Scopes): boolean {
  const node = unwrap(spread);
  if (node.type === 'LogicalExpression' && node.operator === '&&') return lacks(node.right, key, scopes);
  const objects = findObjects(node, scopes);
  return (
    objects?.every((one) =>
      one.node.properties.every((own) =>
        own.type === 'Property' ? !own.computed && nameOf(own) !== key : lacks(own.argument, key, one.scopes),
      ),
    ) ?? false
  );
}

/** `base` or `configs.base`: what can be named twice. */
function isName(node: ESTree.Node): boolean {
  return node.type === 'Identifier' || (node.type === 'MemberExpression' && !node.computed && isName(node.object));
}

function nameOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Literal') return typeof key.value === 'string' ? key.value : undefined;
  return !computed && key.type === 'Identifier' ? key.name : undefined;
}
