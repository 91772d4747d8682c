import path from 'node:path';
import { demand, disk, paths } from '@octavo/vite/internal/setup';
import type { App } from '../project/find-app.ts';
import { checkAppVite } from '../project/check-app-vite.ts';
import { InitError } from '../init-error.ts';
import { addPlugin } from '../vite-config/add-plugin.ts';
import type { PluginResult } from '../vite-config/add-plugin.ts';
import type { Addition } from '../vite-config/edit-config.ts';
import type { LoadedViteConfig } from '../vite-config/load-answer.ts';

/** How an app shows the docs. */
export type JoinMode = 'alongside' | 'embedded';

/** Where the docs are in an app. */
export interface JoinOptions {
  folder: string;
  content: string;
  mode: JoinMode;
}

/** A config that has been tried out, and waits to be written. */
export interface PlannedJoin {
  result: PluginResult;
  /** The lines of a config whose author adds them. */
  lines: string[];
  /** Whether the build publishes a library, which the docs are no part of. */
  isLibrary: boolean;
  /** Where the app serves the docs: `/docs`, below its own base. */
  address: string;
  /** Absolute path of the folder that the docs are built into, where that lies among the app's sources. */
  built?: string;
  /** Writes the config; false when there is nothing to write. */
  write: () => boolean;
}

/** Where the docs are, from the app's own base. */
const BASE = '/docs';

/** Tries the plugin in the config of an app, and writes nothing. */
export async function planJoin(app: App, { folder, content, mode }: JoinOptions): Promise<PlannedJoin> {
  checkAppVite(app);
  const text = app.hasConfig ? demand(disk.readText(app.config), app.config) : newConfig(app.config);
  const { entry = 'plugin', list = ['plugins'] } = app.host?.setup ?? {};
  const seen: LoadedViteConfig[] = [];
  const create = (config: LoadedViteConfig): Addition => {
    seen.push(config);
    checkOutput(config, { folder, content });
    const options = { root: rootOption(config, { folder, content }), base: BASE, mode };
    return createAddition({ entry, list, options });
  };
  const name = entry === 'plugin' ? 'octavo:site' : entry.module;
  const added = await addPlugin({ file: app.config, text }, { name, keys: list, vite: app.vite.address, create });
  const result = added.kind === 'unchanged' && mode === 'embedded' && !/\bembedded\b/.test(text) ? OTHER_MODE : added;
  const usual = create({ plugins: [], keys: [], isLibrary: false });
  return {
    result,
    lines: describeAddition(usual),
    isLibrary: seen[0]?.isLibrary ?? false,
    address: addressOf(app, seen[0]?.base),
    ...(typeof app.host?.servedFolder === 'object' && { built: path.join(folder, app.host.servedFolder.folder, BASE) }),
    write() {
      if (result.kind !== 'edited') return false;
      demand(disk.write(app.config, result.text), app.config);
      return true;
    },
  };
}

/** The docs are in the app already, as pages of their own. */
const OTHER_MODE: PluginResult = { kind: 'by-hand', reason: "It already has octavo(), without `mode: 'embedded'`." };

/** A host may serve the app elsewhere than Vite's base says. */
function addressOf({ host }: App, base = '/'): string {
  return host?.base === undefined && base.startsWith('/') ? base.replace(/\/$/, '') + BASE : BASE;
}

/** A build empties its folder. */
function checkOutput({ root = '.', outDir }: LoadedViteConfig, { folder, content }: Pick<JoinOptions, 'folder' | 'content'>): void {
  if (outDir === undefined || paths.relative(path.resolve(folder, root, outDir), content) !== '') return;
  throw new InitError(
    `This app is built into ${paths.relative(folder, content)}/, where the pages would be.`,
    'Build it into another folder (`build.outDir`), then run this again.',
  );
}

/** The plugin's `root` is named from Vite's. */
function rootOption({ root = '.' }: LoadedViteConfig, { folder, content }: Pick<JoinOptions, 'folder' | 'content'>): string {
  return paths.relative(path.resolve(folder, root), content) || '.';
}

interface AdditionOptions {
  entry: 'plugin' | { module: string };
  list: readonly string[];
  options: Record<string, string>;
}

function createAddition({ entry, list, options }: AdditionOptions): Addition {
  const [first = 'plugins', ...rest] = list;
  const write = (literal: (value: string) => string): string =>
    `{ ${Object.entries(options)
      .map(([key, value]) => `${key}: ${literal(value)}`)
      .join(', ')} }`;
  const keys: Addition['keys'] = [first, ...rest];
  if (entry !== 'plugin') return { keys, entry: (literal) => `[${literal(entry.module)}, ${write(literal)}]` };
  return { keys, entry: (literal, octavo) => `${octavo}(${write(literal)})`, imported: { name: 'octavo', from: '@octavo/vite' } };
}

function describeAddition({ keys, entry, imported }: Addition): string[] {
  const [inner, ...outer] = keys.toReversed();
  const list = outer.reduce((text, key) => `${key}: { ${text} }`, `${inner}: [${entry(quote, imported?.name ?? '')}]`);
  return [...(imported === undefined ? [] : [`import { ${imported.name} } from ${quote(imported.from)};`]), list];
}

function quote(value: string): string {
  return `'${value}'`;
}

/** A config that says nothing yet. */
function newConfig(file: string): string {
  const name = path.basename(file).split('.', 1)[0];
  if (name === 'nuxt') return 'export default defineNuxtConfig({\n});\n';
  return `import { defineConfig } from '${name === 'astro' ? 'astro/config' : 'vite'}';\n\nexport default defineConfig({\n});\n`;
}
