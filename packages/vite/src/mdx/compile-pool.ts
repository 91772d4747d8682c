import { availableParallelism } from 'node:os';
import Tinypool from 'tinypool';
import type { CompiledPage } from './compiled-page.ts';
import type { Compiler, CompilerOptions } from './create-compiler.ts';

/** A compiler that works in threads, for a build. */
export interface CompilePool extends Compiler {
  /** Ends the threads; call it when the build is over. */
  close(): Promise<void>;
}

/** Creates a pool of compilers; threads start as work comes in, one per core at most. */
export function createCompilePool(options: CompilerOptions, { threads = availableParallelism() }: { threads?: number } = {}): CompilePool {
  // Published, this file is JavaScript, and so is the worker beside it.
  const worker = import.meta.url.endsWith('.ts') ? './compile-worker.ts' : './compile-worker.js';
  const pool = new Tinypool({
    filename: new URL(worker, import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: threads,
    workerData: options,
  });
  return {
    compile: (input): Promise<CompiledPage> => pool.run(input),
    close: () => pool.destroy(),
  };
}
