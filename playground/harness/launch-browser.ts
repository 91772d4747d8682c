import { existsSync, statfsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import packed, { inflate, setupLambdaEnvironment } from '@sparticuz/chromium';
import { chromium, type BrowserServer } from 'playwright-core';

/** Nothing outside the machine is asked for, whatever a page names. */
const OWN_ARGUMENTS = ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost'];

/** Starts a Chromium that specs connect to: the one packed for 64-bit Linux, elsewhere the Chrome that is installed. */
export async function launchBrowser(): Promise<BrowserServer> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return chromium.launchServer({ channel: 'chrome', args: OWN_ARGUMENTS.slice(1) });
  const executablePath = await packed.executablePath();
  const unwanted = hasSharedMemory() ? [ON_DISK] : [];
  const args = browserArguments().filter((argument) => !unwanted.includes(argument));
  const launch = (): Promise<BrowserServer> => chromium.launchServer({ executablePath, args, ignoreDefaultArgs: unwanted });
  try {
    return await launch();
  } catch (error) {
    if (!isMissingLibrary(error)) throw error;
    await unpackLibraries();
    return launch();
  }
}

/**
 * Flags of the package that are for a machine which serves one page and trusts it: one process for all pages takes the whole run down with
 * the first crash, a browser without web security would pass what a real one refuses, and a graphics card played in software costs a
 * third of the processor's time.
 */
const UNWANTED = new Set([
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
  '--ignore-gpu-blocklist',
  '--in-process-gpu',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]);

/** Keeps what Chromium's processes share in files on the disk. Playwright and the package ask for it, for containers that have too little memory of that kind. */
const ON_DISK = '--disable-dev-shm-usage';

/** Bytes of shared memory that are enough for all pages of a run; a container of Docker has 64 MiB. */
const ENOUGH = 2 ** 30;

/** Tells whether processes have memory to share: with files on the disk instead, a page takes an eighth more of the processor's time. */
function hasSharedMemory(): boolean {
  const folder = '/dev/shm';
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > ENOUGH;
}

function browserArguments(): string[] {
  const wanted = packed.args.filter((argument) => !UNWANTED.has(argument) && !argument.startsWith('--headless'));
  return [...wanted, '--disable-gpu', '--disable-lcd-text', '--disable-partial-raster', ...OWN_ARGUMENTS];
}

function isMissingLibrary(error: unknown): boolean {
  return error instanceof Error && error.message.includes('error while loading shared libraries');
}

/** A bare container has neither NSS nor fonts: the package carries both, and unpacks them only where it knows the machine. */
async function unpackLibraries(): Promise<void> {
  const folder = path.join(tmpdir(), 'al2023');
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  if (!existsSync(folder)) await inflate(path.join(path.dirname(entry), '..', 'bin', 'al2023.tar.br'));
  setupLambdaEnvironment(path.join(folder, 'lib'));
}
