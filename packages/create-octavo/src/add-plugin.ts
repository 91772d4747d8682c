import { generateCode, parseModule } from 'magicast';
import type { ProxifiedModule } from 'magicast';
import { addVitePlugin, getDefaultExportOptions } from 'magicast/helpers';

/** Where a site lives in an app. */
export interface PluginOptions {
  /** Content folder, from Vite's root. */
  root: string;
  /** Address, from the app's base. */
  base: string;
}

const FROM = '@octavo/vite';

/**
 * Adds `octavo({ root, base })` to the plugins of a Vite config, by its syntax tree: what is not touched stays as it was written.
 * Returns the text as it was where the plugin is there already, and undefined where the config is of a form that only its author can edit.
 */
export function addPlugin(text: string, options: PluginOptions): string | undefined {
  try {
    const module = parseModule(text);
    if (module.imports.$items.some(({ from }) => from === FROM)) return text;
    const body = findReturned(module);
    if (body === undefined) addVitePlugin(module, { from: FROM, imported: 'octavo', constructor: 'octavo', options });
    else addToObject(module, body, renderCall(text, options));
    const code = generateCode(module).code.replaceAll(/\r?\n/g, text.includes('\r\n') ? '\r\n' : '\n');
    return code.includes(FROM) && code.includes('octavo(') ? withLastBreak(code, text) : undefined;
  } catch (error) {
    // Its helpers tell in this way that they do not know a form.
    if (error instanceof Error) return undefined;
    throw error;
  }
}

type ConfigObject = Record<string, unknown>;

/** The object of `defineConfig(({ mode }) => ({ ... }))`. */
function findReturned(module: ProxifiedModule): ConfigObject | undefined {
  const options: { $type?: string; $body?: ConfigObject & { $type?: string } } = getDefaultExportOptions(module);
  if (options.$type !== 'arrow-function-expression') return undefined;
  if (options.$body?.$type !== 'object') throw new Error('The config is made by a function of several statements.');
  return options.$body;
}

/** The call in the quotes that the file uses. */
function renderCall(text: string, { root, base }: PluginOptions): string {
  const isSingle = text.includes("'");
  const literal = (value: string): string => (isSingle && !/['"\\\n\r]/.test(value) ? `'${value}'` : JSON.stringify(value));
  return `octavo({ root: ${literal(root)}, base: ${literal(base)} })`;
}

function addToObject(module: ProxifiedModule, config: ConfigObject, code: string): void {
  const call = parseModule(`export default ${code}`).exports['default'];
  if (config['plugins'] === undefined) config['plugins'] = [];
  const { plugins } = config;
  if (!isList(plugins)) throw new Error('The plugins are no list.');
  plugins.push(call);
  module.imports.$prepend({ from: FROM, imported: 'octavo', local: 'octavo' });
}

function isList(value: unknown): value is { push(item: unknown): void } {
  // A proxy of the syntax tree, whose names `in` does not see.
  return (value as { $type?: string } | undefined)?.$type === 'array';
}

function withLastBreak(code: string, text: string): string {
  return text.endsWith('\n') && !code.endsWith('\n') ? code + (text.endsWith('\r\n') ? '\r\n' : '\n') : code;
}
