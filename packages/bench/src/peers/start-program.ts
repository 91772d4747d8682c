import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readSession } from '../server/read-session.ts';
import type { PeerProject } from './peer-project.ts';

/** What a program used until it ended. */
export interface ProgramUse {
  /** Seconds by the clock. */
  time: number;
  /** Seconds of processor time of it and all that it started. */
  cpu: number;
  /** The largest resident memory of all of them together that was seen, in MiB. */
  memory: number;
}

/** A program of a project that runs. */
export interface Program {
  /** Resolves when it ends with 0; rejects with what it printed. */
  ended: Promise<ProgramUse>;
  terminal(): string;
  stop(): Promise<void>;
}

/** Starts a program of a project in a session of its own, on the Node that runs this, and looks at what it uses ten times a second. */
export function startProgram({ folder }: PeerProject, [name = '', ...args]: readonly string[]): Program {
  const start = performance.now();
  const child = spawn(path.join(folder, 'node_modules/.bin', name), args, {
    cwd: folder,
    detached: true,
    env: {
      ...process.env,
      ...QUIET,
      PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}`,
      XDG_CACHE_HOME: path.join(folder, '.cache'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} could not be started in ${folder}.`);
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += stripVTControlCharacters(chunk.toString())));
  const use = { cpu: 0, memory: 0 };
  const watch = setInterval(() => {
    const now = readSession(pid);
    use.cpu = Math.max(use.cpu, (now?.cpu ?? 0) / 1000);
    use.memory = Math.max(use.memory, (now?.memory ?? 0) / 1024 ** 2);
  }, 100);
  const exited = once(child, 'exit').finally(() => clearInterval(watch));
  const ended = exited.then(([code]) => {
    if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code} in ${folder}:\n${printed}`);
    return { time: (performance.now() - start) / 1000, ...use };
  });
  ended.catch(() => 'Whoever waits for it is told.');
  return {
    ended,
    terminal: () => printed,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGKILL');
      await exited;
    },
  };
}

const QUIET = { CI: '1', NO_COLOR: '1', DO_NOT_TRACK: '1', ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: '', BROWSER: 'none' };
