import path from 'node:path';
import { octavo } from '@octavo/vite';
import type { OctavoOptions } from '@octavo/vite';
import type { ReadShard, ShardCommand, ShardNumber } from '@octavo/vite/internal';
import { loadConfigFromFile } from 'vite';
import type { InlineConfig, PluginOption } from 'vite';
import { createBuildLogger } from './create-build-logger.ts';
import { createDevLogger } from './create-dev-logger.ts';
import { findAppAbove } from './find-app-above.ts';
import { createLibraryError } from './create-library-error.ts';
import { findSite, missingConfig } from './find-site.ts';
import { parseHosting, parseProxyHost } from '../options/parse-hosting.ts';
import type { CommandOptions } from '../options/parse-options.ts';

/** What Vite is asked to do. */
export interface ViteTask {
  command: 'serve' | 'build';
  isPreview?: boolean;
  /** Nothing is written. */
  isCheck?: boolean;
  /** What the build joins. */
  shards?: readonly ReadShard[];
}

/** Vite's config for a folder: the folder's own `vite.config.*` where there is one, and Octavo added where that does not use it. */
export async function createViteConfig(typed: string, options: CommandOptions, task: ViteTask): Promise<InlineConfig> {
  const { folder, viteConfig, content } = findSite(typed);
  const mode = task.command === 'build' || task.isPreview === true ? 'production' : 'development';
  const loaded = viteConfig === undefined ? null : await loadConfigFromFile({ ...task, mode }, viteConfig, folder);
  const ownPlugins = await flatten(loaded?.config.plugins ?? []);
  const usesOctavo = ownPlugins.some((name) => name === 'octavo:site');
  if (!usesOctavo && content === undefined) throw missingConfig(folder);
  const isLibrary = task.command === 'build' && !task.isCheck && Boolean(loaded?.config.build?.lib);
  if (isLibrary && (options.outDir === undefined || content === undefined)) throw createLibraryError(folder, content);
  // A library's config builds the library: its docs are a site of their own.
  const configFile = isLibrary ? undefined : viteConfig;
  const outDir = options.outDir ?? (options.shard && shardFolder(options.shard));
  const isInApp = task.isCheck === true && viteConfig === undefined && findAppAbove(folder) !== undefined;

  return {
    // As Vite reads it: the author's options of `octavo()` count from there.
    root: path.resolve(folder, (usesOctavo && !isLibrary && loaded?.config.root) || '.'),
    configFile: configFile ?? false,
    mode,
    clearScreen: false,
    // Where nothing but the site is built, the lines of a bundler say nothing to its author.
    ...(viteConfig === undefined && task.command === 'build' && !task.isCheck && { logLevel: 'warn', customLogger: createBuildLogger() }),
    ...(viteConfig === undefined && task.command === 'serve' && !task.isCheck && !task.isPreview && { customLogger: createDevLogger() }),
    // Without a Vite config, what else lies in the folder configures another program: a PostCSS config names plugins that are not there.
    ...(configFile === undefined && { css: { postcss: {} } }),
    plugins: [
      ...(usesOctavo && !isLibrary
        ? []
        : [
            octavo({
              ...(content === folder && { root: '.' }),
              ...(isLibrary && { mode: 'alone' }),
              ...(isInApp && { mode: 'alongside' }),
            }),
          ]),
      passOn(typed, options, task),
    ],
    ...(options.base !== undefined && { base: options.base }),
    ...(outDir !== undefined && { build: { outDir } }),
    server: createServerOptions(options, loaded?.config.server?.port ?? 3000),
    preview: createServerOptions(options, loaded?.config.preview?.port ?? 4173),
  };
}

/** Hidden, so that it is no part of the content that it may lie in. */
function shardFolder({ index, count }: ShardNumber): string {
  return `.octavo/shards/${index}-of-${count}`;
}

interface ServerOptions {
  port: number;
  host?: string | true;
  open?: true;
}

/** Tells `octavo()`, which may be in the user's own config, what the command line said. */
function passOn(folder: string, options: CommandOptions, task: ViteTask): PluginOption {
  const { strict, extensions, compiler, shard, cache, cacheReadonly } = options;
  const api = {
    ...(strict && { strict }),
    ...(task.isCheck && { isCheck: true }),
    ...(extensions.length > 0 && { extensions: extensions.map(fromHere) }),
    ...readPlace(options, task),
    ...(compiler !== undefined && { compiler }),
    ...(cache !== undefined && { cache: /^https?:/i.test(cache) ? cache : path.resolve(cache) }),
    ...(cacheReadonly && { cacheReadonly }),
    ...(shard && { shard: { ...shard, command: readCommand(folder, options) } }),
    ...(task.shards && { shards: task.shards }),
  };
  return { name: 'octavo:command', api };
}

/** What a shard and the build that joins it have to be told alike. */
function readCommand(folder: string, { base, site, host, proxy, compiler, extensions }: CommandOptions): ShardCommand {
  return {
    folder,
    ...(base !== undefined && { base }),
    ...(site !== undefined && { site }),
    ...(host !== undefined && { host }),
    ...(proxy !== undefined && { proxy }),
    ...(compiler !== undefined && { compiler }),
    extensions,
  };
}

/** A path on a command line counts from where it was typed; anything else is a package. */
function fromHere(specifier: string): string {
  return /^\.{1,2}[\\/]/.test(specifier) ? path.resolve(specifier) : specifier;
}

/** What the command line says of the place of the site; a build listens to nothing, and its host is what serves the files. */
function readPlace(
  { site, host, proxy: typed }: CommandOptions,
  { command, isCheck = false }: ViteTask,
): Pick<OctavoOptions, 'site' | 'hosting' | 'proxy'> {
  const hosting = command !== 'build' || isCheck ? undefined : parseHosting(host);
  const proxy = parseProxyHost(typed);
  return { ...(site !== undefined && { site }), ...(hosting !== undefined && { hosting }), ...(proxy !== undefined && { proxy }) };
}

function createServerOptions({ port, host, open }: CommandOptions, defaultPort: number): ServerOptions {
  return { port: port ?? defaultPort, ...(open && { open }), ...(host !== undefined && { host }) };
}

/** The names of the plugins that a config holds, whatever they are nested in. */
async function flatten(option: PluginOption): Promise<string[]> {
  const value = await option;
  if (!value) return [];
  if (!Array.isArray(value)) return [value.name];
  return (await Promise.all(value.map((entry: PluginOption) => flatten(entry)))).flat();
}
