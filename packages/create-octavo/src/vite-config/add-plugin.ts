import { findImported } from './add-imports.ts';
import { editConfig } from './edit-config.ts';
import type { Addition } from './edit-config.ts';
import type { LoadedViteConfig } from './load-answer.ts';
import { loadTexts } from './load-texts.ts';
import { readSource } from './read-source.ts';
import type { Source } from './read-source.ts';
import { CONFIG_KINDS, wrapConfig } from './wrap-config.ts';
import type { ViteConfigText, LoadedText, LoadError, LoadOptions } from './load-texts.ts';

/** A plugin that a config is to have. */
export interface PluginRequest extends LoadOptions {
  /** The name of the plugin, or the module, in a loaded config. */
  name: string;
  /** What is written, once it is known what the config says. */
  create: (config: LoadedViteConfig) => Addition;
}

/** What became of a config; `by-hand` where only its author can edit it: `reason` is a sentence. Nothing has been written. */
export type PluginResult = { kind: 'edited'; text: string } | { kind: 'unchanged' } | { kind: 'by-hand'; reason: string };

/**
 * Adds a plugin to a config. The edited text is loaded before it is returned: it has every plugin that it had before and the new one once, for
 * the dev server and for the build.
 */
export async function addPlugin({ file, text }: ViteConfigText, { name, create, ...options }: PluginRequest): Promise<PluginResult> {
  const before = await load({ file, text }, options);
  if ('error' in before) return { kind: 'by-hand', reason: describeError('It could not be loaded', before) };
  const [config] = before.configs;
  if (config === undefined || before.configs.every(({ plugins }) => plugins.includes(name))) return { kind: 'unchanged' };
  const addition = create(config);
  if (isUsed(addition, readSource(file, text))) return SOMETIMES;
  let failed: LoadError | undefined;
  for (const edited of listEdited({ file, text }, addition)) {
    const after = await load({ file, text: edited }, options);
    if ('error' in after) {
      failed ??= after;
      // Another way would be taken for no other reason than a quicker moment.
      if (after.isLate) break;
    } else if (before.configs.every((one, index) => hasOneMore(one, { config: after.configs[index], name }))) {
      return { kind: 'edited', text: edited };
    }
  }
  return failed === undefined
    ? BY_HAND
    : { kind: 'by-hand', reason: describeError('With the plugin added, it could not be loaded', failed) };
}

/** The ways to add it, the plainest first. */
function* listEdited({ file, text }: ViteConfigText, addition: Addition): Iterable<string> {
  const edited = editConfig(file, text, [addition]);
  if (edited !== undefined) yield edited;
  for (const kind of CONFIG_KINDS) {
    const wrapped = wrapConfig({ file, text }, { addition, kind });
    if (wrapped !== undefined) yield wrapped;
  }
}

const BY_HAND: PluginResult = { kind: 'by-hand', reason: 'Its list of plugins cannot be edited safely.' };

const SOMETIMES: PluginResult = { kind: 'by-hand', reason: 'It already imports the plugin and uses it conditionally.' };

function isUsed({ imported }: Addition, source: Source | undefined): boolean {
  return imported !== undefined && source !== undefined && findImported(imported, source.program) !== undefined;
}

function describeError(what: string, { error, missing }: LoadError): string {
  return `${what}: ${error}${missing.length === 0 ? '' : ` (not installed: ${missing.join(', ')})`}`;
}

async function load(text: ViteConfigText, options: LoadOptions): Promise<LoadedText> {
  const [loaded] = await loadTexts([text], options);
  return loaded ?? { error: 'Vite did not respond.', missing: [] };
}

function hasOneMore(before: LoadedViteConfig, after: { config: LoadedViteConfig | undefined; name: string }): boolean {
  const expected = [...before.plugins, after.name].toSorted();
  if (!before.keys.every((key) => after.config?.keys.includes(key))) return false;
  // Installed, Octavo is a list of plugins.
  const found = after.config?.plugins.filter((one) => one === after.name || !one.startsWith('octavo:')).toSorted();
  return JSON.stringify(found) === JSON.stringify(expected);
}
