import { findNearest } from '../diagnostic/nearest.ts';
import type { Json } from '../json.ts';
import { formatConfigPath } from './config-path.ts';
import type { ConfigPath } from './config-path.ts';
import { describeMeantObject } from './describe-meant-object.ts';
import { describeExpected } from './describe-value.ts';
import { isJsonObject } from './json-value.ts';
import type { Problem } from './problem.ts';
import { childSchemas, expandSchema, keysOf, takesAnyKey, takesObject } from './schema-tree.ts';
import type { AnySchema } from './schema-tree.ts';
import type { ConfigShape } from './shape.ts';

/** Finds keys that the schema does not name, and lists where it wants an object (which valibot takes for one). */
export function checkStructure({ schema, findForeignKeys }: StructureShape, value: Json): Problem[] {
  const rootKeys = new Set(expandSchema(schema).flatMap((one) => keysOf(one)));
  return checkNode({ schemas: [schema], path: [] }, value, { findForeignKeys, rootKeys });
}

/** What `checkStructure` needs of a shape. */
export type StructureShape = { schema: AnySchema } & Pick<ConfigShape, 'findForeignKeys'>;

/** A place in a config, and what may stand there. */
interface Place {
  schemas: AnySchema[];
  path: ConfigPath;
}

/** What is known of the config as a whole. */
interface Scope extends Pick<ConfigShape, 'findForeignKeys'> {
  /** The keys of its top level. */
  rootKeys: ReadonlySet<string>;
}

function checkNode({ schemas, path }: Place, value: Json, scope: Scope): Problem[] {
  const alternatives = schemas.flatMap((schema) => expandSchema(schema));
  const below = (step: string | number): AnySchema[] => alternatives.flatMap((schema) => childSchemas(schema, step));
  const isObjectWanted = alternatives.some((schema) => takesObject(schema));
  if (Array.isArray(value)) {
    const isListWanted = alternatives.some((schema) => schema.type === 'array');
    if (isObjectWanted && !isListWanted) return [listForObject(path, alternatives, value)];
    const inside = below(0);
    return value.flatMap((entry, index) =>
      typeof entry === 'object' ? checkNode({ schemas: inside, path: [...path, index] }, entry, scope) : [],
    );
  }
  if (!isJsonObject(value) || !isObjectWanted) return [];
  const known = new Set(alternatives.flatMap((schema) => keysOf(schema)));
  const isOpen = alternatives.some((schema) => takesAnyKey(schema));
  const unknown: ConfigPath[] = [];
  const found = Object.entries(value).flatMap(([key, child]) => {
    const childPath = [...path, key];
    if (known.has(key) || isOpen) return checkNode({ schemas: below(key), path: childPath }, child, scope);
    const foreign = scope.findForeignKeys(childPath, child);
    if (foreign.length === 0) unknown.push(childPath);
    return foreign;
  });
  return [...found, ...listUnknownKeys(unknown, known, scope)];
}

/** Unknown keys of one object that are told one by one: a file that is no config may have thousands. */
const MOST_UNKNOWN = 100;

function listUnknownKeys(paths: readonly ConfigPath[], known: ReadonlySet<string>, { rootKeys }: Scope): Problem[] {
  const told = paths.slice(0, MOST_UNKNOWN).map((path) => unknownKey(path, suggestKey(path, known, rootKeys)));
  const [next, ...others] = paths.slice(MOST_UNKNOWN);
  const [last] = told.slice(-1);
  if (next === undefined || last === undefined) return told;
  const message = `${others.length + 1} more unknown config fields, from \`${formatConfigPath(next)}\` on; ignored.`;
  return [...told, { ...last, message, hint: 'Remove them.', path: next }];
}

function unknownKey(path: ConfigPath, hint: string): Problem {
  return {
    code: 'config/unknown-key',
    severity: 'warning',
    message: `Unknown config field \`${formatConfigPath(path)}\`; ignored.`,
    hint,
    path,
    part: 'key',
    isDropped: false,
  };
}

/** Words for one thing: other tools have one, ours another. */
const SYNONYMS = [
  'source from file',
  'destination to',
  'prompt placeholder',
  'content text',
  'expanded open collapsed',
  'thumbsRating thumbs',
  'light src',
  'group tab anchor dropdown product item label name title',
  'navigation nav menu',
  'footer social socials',
].map((words) => words.split(' '));

const NAVIGATION_KEYS = new Set(['pages', 'groups', 'languages', 'dropdowns', 'products']);

function suggestKey(path: ConfigPath, known: ReadonlySet<string>, rootKeys: ReadonlySet<string>): string {
  const key = String(path.at(-1));
  if (key === 'groups' && known.has('pages')) return 'Put these groups into `pages`, which lists pages and groups.';
  const nearest = findNearest(key, known) ?? SYNONYMS.find((words) => words.includes(key))?.find((word) => known.has(word));
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`;
  if (path.length > 1 && rootKeys.has(key)) return 'Move it to the top level of the file.';
  if (path.length === 1 && NAVIGATION_KEYS.has(key)) return 'Move it into `navigation`.';
  if (/^(?:css|styles?|stylesheets?|scripts?|js)$/i.test(key))
    return 'Remove it: style sheets and scripts of the folder are loaded by themselves.';
  return `Remove it, or use one of: ${[...known].filter((one) => one !== '$schema').join(', ')}.`;
}

function listForObject(path: ConfigPath, alternatives: AnySchema[], value: Json): Problem {
  const meant = describeMeantObject(alternatives, value);
  const expected = describeExpected(alternatives.map(({ expects }) => expects).join(' | '));
  return {
    code: 'config/wrong-type',
    severity: 'error',
    message: `\`${formatConfigPath(path)}\` must be ${expected}, but it is a list.`,
    hint: meant === undefined ? 'Write it without the brackets, or in braces: { "key": value }.' : `Write ${meant}.`,
    path,
    part: 'value',
    isDropped: true,
  };
}
