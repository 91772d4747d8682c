import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readProcess } from '../server/read-process.ts';

/** What a build came to. */
export interface BuildMeasurement {
  /** Milliseconds. */
  time: number;
  /** The largest resident memory that was seen, in bytes. */
  memory: number;
}

const COMMAND = path.resolve(import.meta.dirname, '../../../cli/bin/octavo.js');

/** Builds a site from Octavo's sources, without a cache, and looks at its memory ten times a second. */
export async function measureBuild({ root, cache }: { root: string; cache: string }): Promise<BuildMeasurement> {
  const start = performance.now();
  const child = spawn(process.execPath, [COMMAND, 'build', root], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', XDG_CACHE_HOME: cache },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, readProcess(child.pid ?? 0)?.memory ?? 0)), 100);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`octavo build ended with code ${code}.`);
  return { time: performance.now() - start, memory };
}
