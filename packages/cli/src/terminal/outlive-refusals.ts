import { describeMachineError } from './format-error.ts';
import type { Terminal } from './terminal.ts';

/**
 * Tells what the machine refuses to a part of a server that nobody waits for, as a full disk to the bundler of packages: it would end the
 * process. A defect still does. The function that it gives lets go.
 */
export function outliveRefusals({ printError, colors }: Pick<Terminal, 'printError' | 'colors'>): () => void {
  const tell = (error: unknown): void => {
    const text = error instanceof Error ? describeMachineError(error, colors) : undefined;
    if (text !== undefined) printError(text);
    // Where it was rejected: whoever watches that code hears of it.
    else
      process.nextTick(() => {
        throw error;
      });
  };
  process.on('unhandledRejection', tell);
  return () => void process.off('unhandledRejection', tell);
}
