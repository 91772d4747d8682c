import net from 'node:net';
import path from 'node:path';
import { disk } from '@octavo/vite/internal/disk';
import type { Examination, Observation } from './examination.ts';

/** Where `octavo dev` listens when nothing else is said. */
const PORT = 3000;
/** The programs with which a system opens an address. */
const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer.exe' };
const PROXIES = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY', 'NO_PROXY'];
const PATIENCE = 5000;

/** The port, the browser, and the addresses that the site's config names. */
export async function examineMachine(addresses: readonly string[]): Promise<Examination> {
  const proxies = PROXIES.filter((name) => process.env[name] ?? process.env[name.toLowerCase()]);
  return {
    title: 'Machine',
    findings: [
      await examinePort(),
      examineBrowser(),
      { name: 'proxy', value: proxies.length === 0 ? 'none' : `${proxies.join(', ')} set` },
      ...(await Promise.all(addresses.map(examineAddress))),
    ],
  };
}

function examinePort(): Promise<Observation> {
  const server = net.createServer();
  return new Promise((resolve) => {
    server.once('error', ({ message }) =>
      resolve({ name: `port ${PORT}`, value: 'taken', remark: `\`octavo dev\` uses the next free one: ${message}` }),
    );
    server.listen(PORT, '127.0.0.1', () => server.close(() => resolve({ name: `port ${PORT}`, value: 'free' })));
  });
}

function examineBrowser(): Observation {
  const name = process.env['BROWSER'] || (OPENERS[process.platform] ?? 'xdg-open');
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const isFound = path.isAbsolute(name) ? disk.isProgram(name) : folders.some((folder) => disk.isProgram(path.join(folder, name)));
  return isFound
    ? { name: 'browser', value: name }
    : { name: 'browser', value: `no ${name}`, remark: '`--open` has no effect; open the address that `octavo dev` prints' };
}

async function examineAddress(address: string): Promise<Observation> {
  try {
    const { status } = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
    return { name: 'network', value: `${address} responds with status ${status}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return {
      name: 'network',
      value: `${address}: ${cause}`,
      kind: 'differs',
      remark: 'the last cached copy is used, if there is one',
    };
  }
}
