import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { NODE_VERSIONS } from '../packed/node-versions.ts';
import { runProgram, userEnvironment } from '../packed/run-program.ts';

/** Frameworks run on newer Nodes than Octavo. */
const NODE = NODE_VERSIONS.at(-1)?.executable ?? process.execPath;

/** No framework calls home from a test. */
const QUIET = { ASTRO_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1', CI: '1', LARAVEL_BYPASS_ENV_CHECK: '1' };

type HostCommand = readonly [bin: string, ...args: string[]];

/** Runs a command of the app to its end. */
export async function runHost(root: string, [bin, ...args]: HostCommand): Promise<string> {
  return runProgram({ cwd: root, command: [NODE, findBin(root, bin), ...args], env: QUIET });
}

/** A server of an app, at a loopback address. */
export interface HostServer {
  origin: string;
  stop(): Promise<void>;
}

/** Starts a server of the app on a free port of the loopback, and waits until it listens; rejects with what it printed when it ends. */
export async function serveHost(root: string, [bin, ...args]: HostCommand): Promise<HostServer> {
  const port = await findPort();
  const isVite = args[0] === 'dev' || args[0] === 'preview';
  const address = isVite ? ['--host', '127.0.0.1', '--port', `${port}`] : [];
  const env = userEnvironment(isVite ? QUIET : { ...QUIET, PORT: `${port}`, HOST: '127.0.0.1' });
  const child = spawn(NODE, [findBin(root, bin), ...args, ...address], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = once(child, 'exit');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${bin} ${args.join(' ')} ended in ${root}:\n${printed}`);
    await setTimeout(50);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      // With the processes that it has started.
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
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

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  }).finally(() => socket.destroy());
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
