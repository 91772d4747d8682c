import { mkdtempSync, readdirSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendFile } from './send-file.ts';

let folder = '';
let server: Server;
let port = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'octavo-send-'));
  write('ten.txt', '0123456789');
  write('empty.bin', '');
  write('film.mp4', 'x'.repeat(8 * 2 ** 20));
  server = createServer((received, response) => void sendFile(received, response, path.join(folder, received.url ?? '')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server must listen on a port.');
  port = address.port;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

describe('a file', () => {
  it('is sent whole, with what its parts and its states are known by', async () => {
    const { status, headers, text } = await get('/ten.txt');
    expect({ status, text }).toEqual({ status: 200, text: '0123456789' });
    expect(headers).toMatchObject({ 'content-length': '10', 'content-type': 'text/plain; charset=utf-8', 'accept-ranges': 'bytes' });
    expect(headers['last-modified']).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
    expect(await get('/empty.bin')).toMatchObject({ status: 200, text: '' });
  });

  it('is not sent for HEAD, which knows no parts', async () => {
    const { status, headers, text } = await get('/ten.txt', { range: 'bytes=0-1' }, 'HEAD');
    expect({ status, text, length: headers['content-length'] }).toEqual({ status: 200, text: '', length: '10' });
  });

  it('that is not there, or is a folder, is 404', async () => {
    expect((await get('/none.txt')).status).toBe(404);
    expect((await get('/')).status).toBe(404);
  });
});

describe('a part', () => {
  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=-30', '0123456789', 'bytes 0-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('%s', async (range, text, contentRange) => {
    const found = await get('/ten.txt', { range });
    expect(found).toMatchObject({ status: 206, text, headers: { 'content-range': contentRange, 'content-length': `${text.length}` } });
  });

  it('that is not there is 416', async () => {
    expect(await get('/ten.txt', { range: 'bytes=10-' })).toMatchObject({
      status: 416,
      text: '',
      headers: { 'content-range': 'bytes */10' },
    });
    expect((await get('/empty.bin', { range: 'bytes=0-' })).status).toBe(416);
  });

  it('that is no part is the whole', async () => {
    expect(await get('/ten.txt', { range: 'bytes=5-2' })).toMatchObject({ status: 200, text: '0123456789' });
  });

  it('comes with others in one body', async () => {
    const { status, headers, text } = await get('/ten.txt', { range: 'bytes=0-1,4-5' });
    const [, boundary = ''] = /^multipart\/byteranges; boundary=(\S+)$/.exec(headers['content-type'] ?? '') ?? [];
    const head = (range: string): string =>
      `\r\n--${boundary}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-range: bytes ${range}/10\r\n\r\n`;
    expect({ status, text }).toEqual({ status: 206, text: `${head('0-1')}01${head('4-5')}45\r\n--${boundary}--\r\n` });
    expect(headers['content-length']).toBe(`${text.length}`);
  });

  it('is of the state that If-Range names, or the whole is sent', async () => {
    const { etag = '', 'last-modified': modified = '' } = (await get('/ten.txt')).headers;
    for (const same of [etag, modified]) expect((await get('/ten.txt', { range: 'bytes=0-1', 'if-range': same })).status).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Fri, 02 Jan 2026 00:00:00 GMT'])
      expect((await get('/ten.txt', { range: 'bytes=0-1', 'if-range': other })).status).toBe(200);
  });
});

describe('a condition', () => {
  it.each([
    ['if-none-match', 'ETAG', 304],
    ['if-none-match', 'W/ETAG, "b"', 304],
    ['if-none-match', '*', 304],
    ['if-none-match', '"b"', 200],
    ['if-modified-since', 'Thu, 01 Jan 2026 00:00:00 GMT', 304],
    ['if-modified-since', 'Wed, 31 Dec 2025 00:00:00 GMT', 200],
    ['if-modified-since', 'never', 200],
    ['if-match', '"b"', 412],
    ['if-match', 'ETAG', 200],
    ['if-unmodified-since', 'Wed, 31 Dec 2025 00:00:00 GMT', 412],
  ])('%s: %s is %i', async (name, value, status) => {
    const { etag = '' } = (await get('/ten.txt')).headers;
    expect((await get('/ten.txt', { [name]: value.replace('ETAG', etag) })).status).toBe(status);
  });
});

it.runIf(process.platform === 'linux')('closes the files of clients that leave', async () => {
  await Promise.all(Array.from({ length: 30 }, () => leave('/film.mp4')));
  await expect.poll(() => countOpen('film.mp4')).toBe(0);
});

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  utimesSync(file, new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:00Z'));
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

function get(pathname: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: pathname, headers, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() }));
    });
    sent.on('error', reject).end();
  });
}

/** Asks for a file, and goes once the first bytes are there. */
function leave(pathname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path: pathname, agent: false }, (response) => {
      response.once('data', () => {
        response.destroy();
        resolve();
      });
    });
    sent.on('error', reject).end();
  });
}

function countOpen(name: string): number {
  const open = readdirSync('/proc/self/fd').map((handle) => {
    try {
      return readlinkSync(`/proc/self/fd/${handle}`);
    } catch (error) {
      if (error instanceof Error) return '';
      throw error;
    }
  });
  return open.filter((file) => file === path.join(folder, name)).length;
}
