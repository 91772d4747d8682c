import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import type { ViteReady, ViteTask } from './vite-process.ts';

/** A Vite process that has become ready: its dev server listens, or its build has ended well. */
export interface ViteRun {
  /** Origin of the dev server; empty after a build. */
  origin: string;
  /** What it printed so far, without colours. */
  terminal(): string;
  stop(): Promise<void>;
}

/** Starts Vite on an app in a process of its own; rejects with what it printed when it does not come up. */
export async function runVite(task: ViteTask): Promise<ViteRun> {
  const child = fork(path.join(import.meta.dirname, 'vite-process.ts'), [JSON.stringify(task)], {
    cwd: task.root,
    env: plainEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const { origin = '' } = await untilReady(child, () => printed);
  return { origin, terminal: () => printed, stop: () => stop(child) };
}

/** The environment of a user's shell: nothing of the test runner's. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST') && name !== 'FORCE_COLOR',
  );
  return { ...Object.fromEntries(entries), NO_COLOR: '1' };
}

async function untilReady(child: ChildProcess, printed: () => string): Promise<ViteReady> {
  const [answer] = (await Promise.race([once(child, 'message'), once(child, 'close').then(() => [undefined])])) as [ViteReady | undefined];
  if (answer === undefined) throw new Error(`Vite ended with code ${child.exitCode}:\n${printed()}`);
  return answer;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(force);
}
