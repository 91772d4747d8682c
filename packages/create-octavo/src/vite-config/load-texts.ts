import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demand, disk, readOr } from '@octavo/vite/internal/setup';
import type { LoadAnswer, LoadedViteConfig, LoadRequest } from './load-answer.ts';
import { readSource } from './read-source.ts';
import { standInForMissing } from './stand-in-for-missing.ts';
import type { StandingIn } from './stand-in-for-missing.ts';

/** A config that need not be on the disk as it is. */
export interface ViteConfigText {
  /** Absolute path of the file that it is the text of. */
  file: string;
  text: string;
}

/** How configs are loaded. */
export interface LoadOptions extends Pick<LoadRequest, 'keys' | 'vite'> {
  /** Milliseconds for all of them together. */
  timeout?: number;
}

/** A config for `vite` and for `vite build`, or why it cannot be loaded. */
export type LoadedText = { configs: LoadedViteConfig[] } | LoadError;

/** Why a config cannot be loaded. */
export interface LoadError {
  error: string;
  /** The modules that it names and that are not there, which may be why. */
  missing: string[];
  /** Its time was over: nothing is known of it. */
  isLate?: boolean;
}

/**
 * Loads texts as configs, as Vite does, in a process of its own. Each stands beside its file for that long, since what it imports is named
 * from there; modules that are not there are stood in for.
 */
export async function loadTexts(texts: readonly ViteConfigText[], { keys, vite, timeout = 120_000 }: LoadOptions): Promise<LoadedText[]> {
  const copies = texts.map(({ file, text }) => ({
    file: path.join(path.dirname(file), `.octavo-${path.basename(file)}`),
    ...toCopy({ file, text }),
  }));
  const remove = (): void => copies.forEach(({ file }) => removeCopy(file));
  const stop = (): void => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    for (const { file, text } of copies) demand(disk.write(file, text), file);
    const answers = await ask({ files: copies.map(({ file }) => file), keys, vite }, timeout);
    return copies.map(({ missing }, index) => join(answers, { index, missing }));
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
    remove();
  }
}

/** Removes a copy, and the one that Vite bundled beside it: a process that was ended in the middle leaves that. */
function removeCopy(file: string): void {
  const folder = path.dirname(file);
  const bundled = readOr(disk.list(folder), []).filter(({ name }) => name.startsWith(`${path.basename(file)}.timestamp-`));
  for (const one of [file, ...bundled.map(({ name }) => path.join(folder, name))]) disk.remove(one);
}

const LOADER = fileURLToPath(new URL(`./load-config${path.extname(import.meta.url)}`, import.meta.url));

function toCopy({ file, text }: ViteConfigText): StandingIn {
  const source = readSource(file, text);
  return source === undefined ? { text, missing: [] } : standInForMissing(source, path.dirname(file));
}

/** Answers come in pairs: for each text the dev server's and the build's. */
function join(answers: readonly LoadAnswer[] | Silence, { index, missing }: { index: number; missing: string[] }): LoadedText {
  if ('error' in answers) return { ...answers, missing };
  const own = answers.slice(2 * index, 2 * index + 2);
  const failed = own.find((one) => 'error' in one);
  if (failed !== undefined) return { error: failed.error, missing };
  return { configs: own.flatMap((one) => ('config' in one ? [one.config] : [])) };
}

/** Why there are no answers. */
type Silence = Pick<LoadError, 'error' | 'isLate'>;

async function ask(request: LoadRequest, timeout: number): Promise<LoadAnswer[] | Silence> {
  const child = fork(LOADER, { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
  try {
    child.send(request);
    return await answerOf(child, timeout);
  } finally {
    clearTimeout(timer);
  }
}

function answerOf(child: ChildProcess, timeout: number): Promise<LoadAnswer[] | Silence> {
  return new Promise((resolve) => {
    child.once('message', (answers) => resolve(answers as LoadAnswer[]));
    child.once('error', ({ message }) => resolve({ error: message }));
    child.once('exit', (code, signal) => {
      const silence =
        signal === null
          ? { error: `It ended the process (exit code ${code}).` }
          : { error: `It was not loaded within ${timeout / 1000} seconds.`, isLate: true };
      // An answer may still be on its way: Node tells of it before the channel is closed.
      if (child.connected) child.once('disconnect', () => resolve(silence));
      else resolve(silence);
    });
  });
}
