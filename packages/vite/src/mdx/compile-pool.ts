import type { Diagnostic } from '@octavo/core';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { findProgram } from '../own-files.ts';
import { listThreadEnv } from '../thread-env.ts';
import { countThreads } from './count-threads.ts';
import type { CompiledPage } from './compiled-page.ts';
import type { CompileTask } from './compile-worker.ts';
import type { CompileInput, Compiler, CompilerOptions } from './create-compiler.ts';
import { createPageDraft } from './page-draft.ts';
import type { MarkedInput, MarkedText } from './text/marked-text.ts';
import { waitForLimit } from './wait-for-limit.ts';

/** A compiler that works in threads: a page that takes long, or never ends, keeps nobody else waiting. */
export interface CompilePool extends Compiler {
  /** Writes the text of a page as Markdown. One that takes too long is left as its author wrote it. */
  write(input: MarkedInput): Promise<MarkedText>;
  /** Has a thread load what it compiles with, before there is work for it. */
  start(): void;
  /** Ends the threads once their work is done: the memory that they hold is free then. What is compiled afterwards starts new ones. */
  rest(): Promise<void>;
  /** Ends the threads; what is compiled afterwards starts new ones. */
  close(): Promise<void>;
}

/** How many threads there are, and how long one may work on a page. */
export interface PoolOptions {
  /** Asked when work comes in; by default those for many pages. */
  threads?: () => number;
  /** Keeps one thread ready while there is nothing to do. */
  isKept?: boolean;
  /** The time limit of a text without length. Default 15 s. In milliseconds. */
  limit?: number;
  /** The time that the processors have spent on this process, in milliseconds. */
  readProcessorTime?: () => number;
}

/** Milliseconds that a thread without work is kept: starting one takes longer than a short pause. */
const IDLE = 2000;

/** Of one thread, in MiB. */
const HEAP_MB = 384;

/** Milliseconds more for each character of a text. */
const PER_CHARACTER = 1;

/** Milliseconds that a text still has when a newer one of its file has come: nobody waits for it. */
const REST = 1000;

/** An answer that is there already, but was not yet read by a busy process, counts. In milliseconds. */
const GRACE = 250;

/**
 * Creates a pool of compilers; threads start as work comes in.
 *
 * A page is given up when a thread has worked on it for 15 s, and a second more for each 1,000 characters; waiting for a thread or for a
 * processor does not count. The limit is for texts that take more than linear time (a list in a list, two thousand deep). Of 216 pages of real sites the slowest took
 * 2.4 s for 8,000 characters, on two cores that nine builds shared: it had 23 s.
 */
export function createCompilePool(
  options: CompilerOptions,
  {
    threads = () => countThreads(Infinity, { isAlone: true }),
    isKept = false,
    limit = 15_000,
    readProcessorTime = readOwnTime,
  }: PoolOptions = {},
): CompilePool {
  let pool: Piscina | undefined;
  /** What each text that is waited for is told where no thread can start: it would wait for ever. */
  const fails = new Set<(error: unknown) => void>();
  let hasWorked = false;
  const open = (): Piscina => {
    if (pool !== undefined) return pool;
    pool = createPool(options, { threads: threads(), isKept });
    // A thread that was ended may still have sent an answer: its work has been answered for, and without a listener the process would end.
    pool.on('error', (error) => {
      if (!hasWorked) for (const fail of fails) fail(error);
    });
    return pool;
  };
  // Ends the work on the text of a file that came last, read as a page or as a part of others.
  const newest = new Map<string, () => void>();
  const working = new Set<Promise<unknown>>();

  /** Runs one of the worker's functions; `onStop` answers for a text of `length` characters that took too much. */
  const run = async <Input, Result>({ name, input, length, subject }: Work<Input>, onStop: (what: string) => Result): Promise<Result> => {
    const current = open();
    const { port1, port2 } = new MessageChannel();
    const stop = new AbortController();
    const done = new AbortController();
    const milliseconds = limit + length * PER_CHARACTER;
    const { signal } = done;
    port1.once('message', () => {
      hasWorked = true;
      void stopAfter(waitForLimit({ limit: milliseconds, readProcessorTime, signal }), stop, signal);
    });
    const hurry = (): void => void stopAfter(waitForLimit({ limit: REST, readProcessorTime, signal }), stop, signal);
    newest.get(subject)?.();
    newest.set(subject, hurry);
    let fail: ((error: unknown) => void) | undefined;
    try {
      const task: CompileTask<Input> = { input, started: port2 };
      const work = new Promise<Result>((resolve, reject) => {
        fail = reject;
        fails.add(fail);
        current.run(task, { name, transferList: [port2], signal: stop.signal }).then(resolve, reject);
      });
      working.add(work);
      return await work.finally(() => working.delete(work));
    } catch (error) {
      // One that is ended may have begun before it could say so. Where no thread can start, the next one cannot either.
      if (hasWorked || stop.signal.aborted) startForWaiting(current);
      if (stop.signal.aborted) return onStop(`takes longer than ${Math.round(milliseconds / 1000)} s`);
      if (isOutOfMemory(error)) return onStop(`takes more than ${HEAP_MB} MiB of memory`);
      throw error;
    } finally {
      if (fail) fails.delete(fail);
      done.abort();
      port1.close();
      if (newest.get(subject) === hurry) newest.delete(subject);
    }
  };

  return {
    compile(input) {
      const { file, text, isPage = true, isImported = false } = input;
      const subject = `compile ${isPage} ${isImported} ${file}`;
      return run({ name: 'compile', input, length: text.length, subject }, (what) => giveUp(input, what));
    },
    write(input) {
      const { file, text } = input.page;
      return run({ name: 'write', input, length: text.length, subject: `write ${file}` }, () => ({ text, urls: [], wanted: [] }));
    },
    start() {
      wake(open());
    },
    async rest() {
      // What comes meanwhile is done by the same threads: others would load the compiler once more.
      while (working.size > 0) await Promise.allSettled(working);
      const resting = pool;
      pool = undefined;
      await resting?.destroy();
    },
    async close() {
      const closed = pool;
      pool = undefined;
      await closed?.destroy();
    },
  };
}

interface Work<Input> {
  name: 'compile' | 'write';
  input: Input;
  /** Of the text, in characters. */
  length: number;
  /** What a newer text is one of. */
  subject: string;
}

/** What each half of the memory for new objects has from the start of a thread, in MiB: as much as it may come to, as growing there takes its time. */
const HALF_OF_YOUNG_MB = 8;

function createPool(workerData: CompilerOptions, { threads, isKept }: { threads: number; isKept: boolean }): Piscina {
  setFlagsFromString(`--min-semi-space-size=${HALF_OF_YOUNG_MB}`);
  // The engine makes objects old at once where earlier ones have lived long: the trees of a page live as long as the page, and dead old ones hold
  // young ones until all memory is searched.
  setFlagsFromString('--no-allocation-site-pretenuring');
  return new Piscina({
    filename: findProgram('mdx/compile-worker').href,
    name: 'compile',
    minThreads: isKept ? 1 : 0,
    maxThreads: threads,
    idleTimeout: IDLE,
    workerData,
    env: listThreadEnv(),
    // A tight heap: collecting costs less than the memory of a highlighter in every thread.
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 32 },
  });
}

/** Piscina starts no thread in place of one that was ended: what waits would wait for ever. Asked for nothing, it starts one. */
function startForWaiting(pool: Piscina): void {
  if (pool.queueSize > 0) wake(pool);
}

function wake(pool: Piscina): void {
  void Promise.allSettled([pool.run(undefined, { name: 'wake' })]);
}

/** At most ten times a second: the system sums up all threads, which takes as long as a short page. */
function readOwnTime(): number {
  if (performance.now() - own.at > 100) {
    const { user, system } = process.cpuUsage();
    own = { at: performance.now(), time: (user + system) / 1000 };
  }
  return own.time;
}

/** When the time of this process was read last, and what it was. */
let own = { at: -Infinity, time: 0 };

async function stopAfter(time: Promise<void>, stop: AbortController, signal: AbortSignal): Promise<void> {
  try {
    await time;
    await wait(GRACE, undefined, { signal, ref: false });
    stop.abort();
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

/** What is known of a text that was not compiled. */
function giveUp({ file, text, isPage = true, isImported = false }: CompileInput, what: string): CompiledPage {
  const { page } = createPageDraft({ file, text, isPage, isImported, componentNames: new Set() });
  const diagnostic: Diagnostic = {
    code: 'page/too-slow',
    severity: 'error',
    message: `Compiling this file ${what}, so it was stopped.`,
    hint: 'Hundreds of levels of nested lists, quotes and brackets can cause this. Simplify or split the text.',
    file,
  };
  return { ...page, code: '', diagnostics: [diagnostic] };
}
