import { Tinypool } from 'tinypool';
import type { CompiledPage } from './compiled-page.ts';
import { createCompiler } from './create-compiler.ts';
import type { CompileInput } from './create-compiler.ts';

const compiler = createCompiler(Tinypool.workerData);

/** One task of the pool, in a thread of its own: `createCompilePool` starts this file with the compiler's options. */
export function compile(input: CompileInput): Promise<CompiledPage> {
  return compiler.compile(input);
}
