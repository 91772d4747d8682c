import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** GitHub's own API: 13 MB, 1,223 operations and 270 webhooks. */
const PACKAGE = '@octokit/openapi@23.0.2';
const FILE = 'node_modules/@octokit/openapi/generated/api.github.com.json';

/** Returns the file to measure with: the given one, else GitHub's, installed once beside the system's temporary files. */
export async function findSpec(given: string | undefined): Promise<string> {
  if (given !== undefined) return path.resolve(given);
  const folder = path.join(os.tmpdir(), 'octavo-bench-openapi');
  const file = path.join(folder, FILE);
  if (existsSync(file)) return file;
  await mkdir(folder, { recursive: true });
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', PACKAGE], { stdio: 'inherit' });
  return file;
}
