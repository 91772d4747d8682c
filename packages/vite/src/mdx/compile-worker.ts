import { workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { createCompiler } from './create-compiler.ts';
import type { CompileInput, CompileResult } from './create-compiler.ts';
import { writeMarked } from './text/write-marked.ts';
import type { MarkedInput, MarkedText } from './text/marked-text.ts';

/** A task of the pool: `started` is told when the work begins, which may be long after it was handed in. */
export interface CompileTask<Input> {
  input: Input;
  started: MessagePort;
}

const compiler = createCompiler(workerData);

/** One task of the pool, in a thread of its own: `createCompilePool` starts this file with the compiler's options. */
export function compile({ input, started }: CompileTask<CompileInput>): Promise<CompileResult> {
  started.postMessage('started', []);
  return compiler.compile(input);
}

/** Another one: the text of a page as Markdown. */
export function write({ input, started }: CompileTask<MarkedInput>): Promise<MarkedText> {
  started.postMessage('started', []);
  return writeMarked(input);
}

/** One that does nothing. */
export function wake(): void {}
