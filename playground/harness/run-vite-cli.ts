import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

import { plainEnvironment } from './run-vite.ts';

/** Runs Vite's own command in a folder, as a user does; rejects with what it printed when it fails. Gives what it printed. */
export async function runViteCli(root: string, ...args: string[]): Promise<string> {
  const manifest = createRequire(import.meta.url).resolve('vite/package.json');
  const command = path.join(path.dirname(manifest), 'bin', 'vite.js');
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [command, ...args], { cwd: root, env: plainEnvironment() });
  return stdout + stderr;
}
