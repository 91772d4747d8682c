import { parse } from '@babel/parser';
import { addToList } from './add-to-list.ts';
import { createImport } from './create-import.ts';
import { applyInsertions } from './insertion.ts';
import type { Insertion } from './insertion.ts';
import { findConfigs } from './find-configs.ts';
import type { ConfigObject } from './find-configs.ts';
import { readStyle } from './read-style.ts';
import type { Source } from './read-style.ts';

/** Where a site lives in an app. */
export interface PluginOptions {
  /** Content folder, from Vite's root. */
  root: string;
  /** Address, from the app's base. */
  base: string;
}

const FROM = '@octavo/vite';

/**
 * Adds `octavo({ root, base })` to the plugins of a Vite config. Its syntax tree says where: everything else stays byte for byte. Returns the
 * text as it was where the plugin is there already, and undefined where the config is of a form that only its author can edit.
 */
export function addPlugin(text: string, { root, base }: PluginOptions): string | undefined {
  const source = readSource(text);
  if (source === undefined) return undefined;
  if (
    source.program.body.some((one) => one.type === 'ImportDeclaration' && one.source.value === FROM) ||
    text.includes(`require('${FROM}')`)
  ) {
    return text;
  }
  const configs = findConfigs(source.program);
  if (configs === undefined) return undefined;
  const { quote } = source.style;
  const literal = (value: string): string => (/['"\\\n\r]/.test(value) ? JSON.stringify(value) : quote + value + quote);
  const call = `octavo({ root: ${literal(root)}, base: ${literal(base)} })`;
  const insertions = configs.map((config) => addToConfig(config, { call, source }));
  if (insertions.includes(undefined)) return undefined;
  const imported = createImport({ name: 'octavo', from: literal(FROM) }, source);
  return applyInsertions(text, [imported, ...insertions.flatMap((own) => own ?? [])]);
}

function readSource(text: string): Source | undefined {
  try {
    const { program, comments } = parse(text, {
      sourceType: 'unambiguous',
      plugins: ['typescript'],
      createParenthesizedExpressions: false,
      allowAwaitOutsideFunction: true,
    });
    return { text, program, comments: comments ?? [], style: readStyle(text, program) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Vite takes lists within the list of plugins, and leaves out what is no plugin: whatever stands there can stand in a list. */
function addToConfig(config: ConfigObject, { call, source }: { call: string; source: Source }): Insertion[] | undefined {
  const plugins = config.properties.find((one) =>
    one.type === 'ObjectProperty' && !one.computed && 'name' in one.key
      ? one.key.name === 'plugins'
      : one.type === 'ObjectProperty' && one.key.type === 'StringLiteral' && one.key.value === 'plugins',
  );
  if (plugins?.type === 'ObjectProperty') {
    const { value } = plugins;
    if (value.type === 'ArrayExpression') return addToList({ node: value, items: value.elements }, call, source);
    const [start, end] = [value.start ?? 0, value.end ?? 0];
    return [
      { at: start, text: plugins.shorthand ? 'plugins: [' : '[' },
      { at: end, text: `, ${call}]` },
    ];
  }
  // What is spread may have plugins, which a list of ours would hide.
  const spread = config.properties.filter((one) => one.type === 'SpreadElement');
  const names = spread.flatMap(({ argument }) => (argument.type === 'Identifier' ? [`${argument.name}.plugins`] : []));
  if (names.length < spread.length) return undefined;
  return addToList({ node: config, items: config.properties }, `plugins: [${[...names, call].join(', ')}]`, source);
}
