import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { userEnvironment, type Program } from './run-program.ts';

/** A dev server that was started from a command line. */
export interface CommandServer {
  origin: string;
  /** What it printed so far. */
  terminal(): string;
  stop(): Promise<void>;
}

/** Starts a server and waits for the loopback address that it prints; rejects with all that it printed when it ends before that. */
export async function startServer({ command, cwd, env }: Program): Promise<CommandServer> {
  const [file, ...args] = command;
  const child = spawn(file, args, { cwd, env: userEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  let printed = '';
  const announced = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const origin = /http:\/\/127\.0\.0\.1:\d+(?=\/)/.exec(printed)?.[0];
        if (origin !== undefined) resolve(origin);
      });
    }
  });
  const origin = await Promise.race([announced, ended.then(() => undefined)]);
  if (origin === undefined) throw new Error(`${command.join(' ')} ended in ${cwd}:\n${printed}`);
  return {
    origin,
    terminal: () => printed,
    async stop() {
      child.kill();
      const force = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(force);
    },
  };
}
