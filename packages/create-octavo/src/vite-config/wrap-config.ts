import type { Addition } from './edit-config.ts';
import { applyConfigEdits } from './config-edit.ts';
import type { ConfigEdit } from './config-edit.ts';
import { findExport } from './find-export.ts';
import type { ConfigExport } from './find-export.ts';
import { addImports, isFree, isModule } from './add-imports.ts';
import { createLiteral, readSource } from './read-source.ts';
import type { Source } from './read-source.ts';

/** What a config may be when it is loaded; its text does not always tell. */
export const CONFIG_KINDS = ['object', 'function', 'promise'] as const;

type ConfigKind = (typeof CONFIG_KINDS)[number];

/**
 * Adds a plugin to a config that is made elsewhere, in another file or by a package: what was exported gets a name, and Vite merges it with an
 * object of ours. Undefined where that cannot be written; what comes out is right only once it has been loaded.
 */
export function wrapConfig(
  { file, text }: { file: string; text: string },
  { addition, kind }: { addition: Addition; kind: ConfigKind },
): string | undefined {
  const { keys, entry, imported } = addition;
  const source = readSource(file, text);
  const found = source && findExport(source.program);
  const config = source && found && nameConfig(found, source);
  if (source === undefined || config === undefined || imported === undefined || keys.length > 1) return undefined;
  const typeName = /\.m?ts$/.test(file) && isModule(source) ? TYPES[kind] : undefined;
  const functions = ['mergeConfig', ...(kind === 'object' ? [] : ['defineConfig'])].map((name) => ({ name, from: 'vite' }));
  const types = typeName === undefined ? [] : [{ name: typeName, from: 'vite', isType: true } as const];
  const { names, edits } = addImports([imported, ...functions, ...types], source);
  const [plugin = '', merge = '', define = ''] = names;
  const own = nameTyped(config.name, { kind, type: types.length === 0 ? undefined : names.at(-1) });
  const added = `{ ${keys[0]}: [${entry(createLiteral(source), plugin)}] }`;
  const merged = {
    object: `${merge}(${own}, ${added})`,
    function: `${define}(async (env) => ${merge}(await ${own}(env), ${added}))`,
    promise: `${define}(async () => ${merge}(await ${own}, ${added}))`,
  }[kind];
  return applyConfigEdits(text, [...config.replace(merged), ...edits]);
}

/** What each kind is for TypeScript, a promise once it has come. */
const TYPES: Record<ConfigKind, string> = { object: 'UserConfig', function: 'UserConfigFn', promise: 'UserConfig' };

/** The type says what loading has shown: a config may be annotated as any kind that there is, `UserConfigExport`. */
function nameTyped(name: string, { kind, type }: { kind: ConfigKind; type: string | undefined }): string {
  if (type === undefined) return name;
  return kind === 'object' ? `${name} as ${type}` : `(${name} as ${kind === 'function' ? type : `Promise<${type}>`})`;
}

/** The name that stands for what is exported, and the edits that export something else in its place. */
interface NamedConfig {
  name: string;
  replace: (merged: string) => ConfigEdit[];
}

const NAMES = ['config', 'viteConfig', 'ownConfig'];
/** Up to the value. */
const HEAD = /^(?:export\s+default\b|export\s*=|(?:exports\s*=\s*)?(?:module\.)?exports(?:\.default)?\s*=)\s*/;

function nameConfig({ statement, node, from }: ConfigExport, source: Source): NamedConfig | undefined {
  const { text, style } = source;
  const { start, end } = statement;
  const name = NAMES.find((one) => isFree(one, source));
  const isOnly = statement.type !== 'ExportNamedDeclaration' || statement.specifiers.length === 1;
  if (name === undefined || !isOnly) return undefined;
  const below = style.lineBreak + style.lineBreak;
  const exportDefault = (merged: string): string => `export default ${merged}${style.end}`;
  if (from !== undefined) {
    const given =
      node.type === 'Identifier' && node.name !== 'default' ? `{ ${node.name === name ? name : `${node.name} as ${name}`} }` : name;
    const line = `import ${given} from ${text.slice(from.start, end)}${below}`;
    return { name, replace: (merged) => [{ start, end, text: line + exportDefault(merged) }] };
  }
  if (statement.type === 'ExportNamedDeclaration')
    return node.type === 'Identifier' ? { name: node.name, replace: (merged) => [{ start, end, text: exportDefault(merged) }] } : undefined;
  if (node.type === 'Identifier') return { name: node.name, replace: (merged) => [{ start: node.start, end: node.end, text: merged }] };
  const [head] = HEAD.exec(text.slice(start, node.start)) ?? [];
  if (head === undefined) return undefined;
  const known = node.type === 'FunctionDeclaration' ? node.id?.name : undefined;
  const own = known ?? name;
  return {
    name: own,
    replace: (merged) => [
      { start, end: start + head.length, text: known === undefined ? `const ${own} = ` : '' },
      { start: end, end, text: `${below}${head.trim()} ${merged}${style.end}` },
    ],
  };
}
