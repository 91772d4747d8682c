import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

import { userEnvironment, type Program } from '../packed/run-program.ts';

/** The longest that a program may take, in milliseconds: an end for one that hangs, far beyond a slow machine. */
export const LONGEST_RUN = 240_000;

/** A program with all processes that it starts, which end with this one at the latest. */
export interface ProcessGroup {
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string>;
  /** All that it printed so far. */
  printed(): string;
  /** Ends what is left of the group. */
  stop(): Promise<void>;
}

/** Starts a program as the leader of a group of its own. */
export function startGroup({ command: [file, ...args], cwd, env }: Program): ProcessGroup {
  const child = spawn(file, args, { cwd, env: userEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'exit').then(([code, signal]: (number | string | null)[]) => code ?? signal ?? 'unknown');
  const end = (): void => endGroup(child.pid);
  // Vitest ends its workers with a signal, after which no `exit` is told.
  const endWith = (signal: NodeJS.Signals): void => {
    end();
    process.kill(process.pid, signal);
  };
  process.once('exit', end).once('SIGTERM', endWith).once('SIGINT', endWith);
  return {
    ended,
    printed: () => printed,
    async stop() {
      process.off('exit', end).off('SIGTERM', endWith).off('SIGINT', endWith);
      end();
      await ended;
    },
  };
}

/** Runs a program to its end, ends what it left running, and gives all that it printed; rejects with that when it fails or does not end. */
export async function runGroup(program: Program): Promise<string> {
  const group = startGroup(program);
  const code = await Promise.race([group.ended, setTimeout(LONGEST_RUN, 'no end', { ref: false })]);
  await group.stop();
  if (code !== 0) throw new Error(`${program.command.join(' ')} failed in ${program.cwd} (${code}):\n${group.printed()}`);
  return group.printed();
}

function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // Nothing is left of it.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
