import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import type { ViteReady, ViteState, ViteTask } from './vite-process.ts';

/** A Vite process that has become ready: its dev server listens, or its build has ended well. */
export interface ViteRun {
  /** Origin of the dev server; empty after a build. */
  origin: string;
  /** What it printed so far, without colours. */
  terminal(): string;
  /** What the dev server says of itself; rejects once its process has ended. */
  inspect(): Promise<ViteState>;
  stop(): Promise<void>;
}

/** Starts Vite on an app in a process of its own; rejects with what it printed when it does not come up. `environment` is added to a user's. */
export async function runVite(task: ViteTask, environment: NodeJS.ProcessEnv = {}): Promise<ViteRun> {
  const child = fork(path.join(import.meta.dirname, 'vite-process.ts'), [JSON.stringify(task)], {
    cwd: task.root,
    env: { ...plainEnvironment(), ...environment },
    // No flag of the engine: with one, Node's cache would hold all that is compiled once more.
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const { origin = '' } = await untilReady(child, () => printed);
  return { origin, terminal: () => printed, inspect: () => inspect(child, () => printed), stop: () => stopProcess(child) };
}

/** The environment of a user's shell: nothing of the test runner's. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => name !== 'NODE_ENV' && !name.startsWith('VITEST') && name !== 'FORCE_COLOR',
  );
  return { ...Object.fromEntries(entries), NO_COLOR: '1' };
}

async function untilReady(child: ChildProcess, printed: () => string): Promise<ViteReady> {
  const answer = await nextMessage<ViteReady>(child);
  if (answer === undefined) throw new Error(`Vite ended with code ${child.exitCode}:\n${printed()}`);
  return answer;
}

/** What the process sends next; undefined when it ends instead. */
async function nextMessage<Message>(child: ChildProcess): Promise<Message | undefined> {
  const listening = new AbortController();
  const { signal } = listening;
  const [answer] = await Promise.race([once(child, 'message', { signal }), once(child, 'close', { signal }).then(() => [undefined])]);
  // The other one would listen for ever.
  listening.abort();
  return answer;
}

async function inspect(child: ChildProcess, printed: () => string): Promise<ViteState> {
  if (!child.connected) throw new Error(`Vite ended with code ${child.exitCode}:\n${printed()}`);
  child.send('inspect');
  const answer = await nextMessage<ViteState>(child);
  if (answer === undefined) throw new Error(`Vite ended with code ${child.exitCode}:\n${printed()}`);
  return answer;
}

/** Lets a process end that does so when its channel closes; one that does not is ended after five seconds. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.connected) child.disconnect();
  const force = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(force);
}
