import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type * as Vite from 'vite';
import type { LoadAnswer, LoadedViteConfig, LoadRequest } from './load-answer.ts';
import { createStandIn, isStandIn } from './create-stand-in.ts';
import { STAND_IN } from './stand-in-name.ts';

/*
 * A process of its own: it runs other people's configs. It gets a `LoadRequest` as its first message and answers with a `LoadAnswer` for each
 * file and each of the two commands.
 */

const COMMANDS: Vite.ConfigEnv[] = [
  { command: 'serve', mode: 'development' },
  { command: 'build', mode: 'production' },
];

process.once('message', (request: LoadRequest) => {
  answer(request).then(
    (answers) => process.send?.(answers, undefined, undefined, () => process.exit()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function answer({ files, keys, vite: address }: LoadRequest): Promise<LoadAnswer[]> {
  const vite = (await import(address)) as typeof Vite;
  Object.assign(globalThis, {
    [STAND_IN]: (specifier: string) => createStandIn(specifier, vite),
    // Nuxt's own loader knows it without an import.
    defineNuxtConfig: (config: unknown) => config,
  });
  const answers: LoadAnswer[] = [];
  for (const file of files) {
    for (const env of COMMANDS) answers.push(await load(file, { env, keys, loadConfigFromFile: vite.loadConfigFromFile }));
  }
  return answers;
}

interface LoadTask {
  env: Vite.ConfigEnv;
  keys: readonly string[];
  loadConfigFromFile: (typeof Vite)['loadConfigFromFile'];
}

async function load(file: string, { env, keys, loadConfigFromFile }: LoadTask): Promise<LoadAnswer> {
  try {
    const loaded = await loadConfigFromFile(env, file, path.dirname(file), 'silent');
    return { config: await describe(loaded?.config ?? {}, keys) };
  } catch (error) {
    return { error: summarize(error instanceof Error ? error.message : String(error)) };
  }
}

/** The line of a message that says something. */
function summarize(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  return lines.find((line) => line !== '' && !/^Build failed with \d+ error/.test(line)) ?? 'an error without a message';
}

async function describe(whole: object, keys: readonly string[]): Promise<LoadedViteConfig> {
  const [config, list] = [keys.slice(0, -1), keys].map((keysTo) => keysTo.reduce<unknown>(read, whole));
  const [root, base, build] = ['root', 'base', 'build'].map((key) => read(config, key));
  const outDir = read(build, 'outDir');
  return {
    plugins: await listNames(list),
    keys: Object.keys(whole),
    ...(typeof root === 'string' && { root }),
    ...(typeof base === 'string' && { base }),
    ...(typeof outDir === 'string' && { outDir }),
    isLibrary: Boolean(read(build, 'lib')),
  };
}

async function listNames(entry: unknown): Promise<string[]> {
  const value = isStandIn(entry) ? entry : await entry;
  if (isStandIn(value)) return ['stand-in'];
  if (Array.isArray(value)) return (await Promise.all(Array.from(value, listNames))).flat();
  const name = typeof value === 'string' ? value : read(value, 'name');
  return typeof name === 'string' ? [name] : [];
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
