import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { CompiledPage } from './compiled-page.ts';
import type { Compiler, CompilerOptions } from './create-compiler.ts';

/** A compiler that works in threads, for a build. */
export interface CompilePool extends Compiler {
  /** Ends the threads; call it when the build is over. */
  close(): Promise<void>;
}

/** Of one thread, in MiB. */
const HEAP_MB = 384;

/** Creates a pool of compilers; threads start as work comes in, one per core at most. */
export function createCompilePool(options: CompilerOptions, { threads = availableParallelism() }: { threads?: number } = {}): CompilePool {
  // Published, this file is JavaScript, and so is the worker beside it.
  const worker = import.meta.url.endsWith('.ts') ? './compile-worker.ts' : './compile-worker.js';
  const pool = new Tinypool({
    filename: new URL(worker, import.meta.url).href,
    name: 'compile',
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    workerData: options,
    // A tight heap: collecting costs less than the memory of a highlighter in every thread.
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
  });
  return {
    compile: (input): Promise<CompiledPage> => pool.run(input),
    close: () => pool.destroy(),
  };
}
