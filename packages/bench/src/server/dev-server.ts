import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readProcess } from './read-process.ts';

/** A running `octavo dev`. */
export interface DevServer {
  origin: string;
  /** Its resident memory in bytes; undefined where the system does not tell. */
  memory(): number | undefined;
  /** The processor time that it has used, in milliseconds; undefined where the system does not tell. */
  cpu(): number | undefined;
  /** What it printed so far. */
  terminal(): string;
  stop(): Promise<void>;
}

const COMMAND = path.resolve(import.meta.dirname, '../../../cli/bin/octavo.js');

/** Starts `octavo dev` from its sources on a free port. All that a second start could profit from goes to the folder `cache`. */
export async function startDevServer({ root, cache }: { root: string; cache: string }): Promise<DevServer> {
  const child = spawn(process.execPath, [COMMAND, 'dev', root, '--port', '0'], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', XDG_CACHE_HOME: cache, NODE_COMPILE_CACHE: path.join(cache, 'node') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${process.execPath} could not be started.`);
  const ended = once(child, 'exit');
  let printed = '';
  const origin = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += stripVTControlCharacters(chunk.toString());
        const address = /Local\s+(http:\S+?)\/?\n/.exec(printed)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
  });
  const failed = ended.then(([code]): never => {
    throw new Error(`octavo dev ended with code ${code}:\n${printed}`);
  });

  return {
    origin: await Promise.race([origin, failed]),
    memory: () => readProcess(pid)?.memory,
    cpu: () => readProcess(pid)?.cpu,
    terminal: () => printed,
    async stop() {
      failed.catch(() => 'It is meant to end.');
      child.kill('SIGINT');
      const force = setTimeout(() => child.kill('SIGKILL'), 5000);
      await ended;
      clearTimeout(force);
    },
  };
}
