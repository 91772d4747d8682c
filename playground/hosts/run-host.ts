import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { fetchAnew } from '../harness/fetch-anew.ts';
import { NODE_VERSIONS } from '../packed/node-versions.ts';
import type { Program } from '../packed/run-program.ts';
import { LONGEST_RUN, runGroup, startGroup } from './process-group.ts';

/** Frameworks run on newer Nodes than Octavo. */
const NODE = NODE_VERSIONS.at(-1)?.executable ?? process.execPath;

/** No framework calls home from a test. */
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', CI: '1', LARAVEL_BYPASS_ENV_CHECK: '1' };

type HostCommand = readonly [bin: string, ...args: string[]];

/** Runs a command of the app to its end, and gives all that it printed; rejects with that when it fails. */
export async function runHost(root: string, command: HostCommand): Promise<string> {
  return runGroup(createProgram(root, command));
}

/** A server of an app, at a loopback address. */
export interface HostServer {
  origin: string;
  stop(): Promise<void>;
}

/** Starts a server of the app on a free port of the loopback, and waits until it answers; rejects with what it printed when it does not. */
export async function serveHost(root: string, [bin, ...args]: HostCommand): Promise<HostServer> {
  const port = await findPort();
  const isVite = args[0] === 'dev' || args[0] === 'preview';
  const address = isVite ? ['--host', '127.0.0.1', '--port', `${port}`] : [];
  const group = startGroup(createProgram(root, [bin, ...args, ...address], isVite ? {} : { PORT: `${port}`, HOST: '127.0.0.1' }));
  const origin = `http://127.0.0.1:${port}`;
  const end = Date.now() + LONGEST_RUN;
  while (!(await isAnswering(origin))) {
    const code = await Promise.race([group.ended, setTimeout(50, 'none')]);
    if (code === 'none' && Date.now() < end) continue;
    await group.stop();
    throw new Error(`${bin} ${args.join(' ')} does not answer in ${root} (${code}):\n${group.printed()}`);
  }
  return { origin, stop: group.stop };
}

function createProgram(root: string, [bin, ...args]: HostCommand, env: Readonly<Record<string, string>> = {}): Program {
  return { cwd: root, command: [NODE, findBin(root, bin), ...args], env: { ...QUIET, ...env } };
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** An answer of whatever kind. A connection is none: Vite listens for a moment to see whether the port is free, and lets go of it again. */
async function isAnswering(origin: string): Promise<boolean> {
  return fetchAnew(origin).then(
    async (response) => (await response.arrayBuffer(), true),
    () => false,
  );
}

/** A file of the app, or the program of a package that it has. */
function findBin(root: string, bin: string): string {
  if (bin.includes('/')) return path.join(root, bin);
  const name = PROVIDERS[bin] ?? bin;
  const folder = path.join(root, 'node_modules', name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin];
  if (file === undefined) throw new Error(`${name} has no program ${bin}.`);
  return path.join(folder, file);
}

const PROVIDERS: Readonly<Record<string, string>> = { 'react-router': '@react-router/dev', 'react-router-serve': '@react-router/serve' };
