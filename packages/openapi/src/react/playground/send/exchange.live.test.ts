import { once } from 'node:events';
import { createServer } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exchange } from './exchange.ts';
import { followRedirects } from './follow-redirects.ts';
import type { Answer } from './read-response.ts';

const PNG = Buffer.from('89504e470d0a1a0a00ff0d0a', 'hex');

/** What the server answers next, and the response that it is written to. */
let listen: RequestListener;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => listen(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Asked {
  /** Every state that was told, the last one for good. */
  seen: Answer[];
  result: Promise<Answer>;
  stop: () => void;
}

function ask(listener: RequestListener): Asked {
  listen = listener;
  const seen: Answer[] = [];
  const controller = new AbortController();
  const request = { method: 'GET', url: `${origin}/a/b.bin?c`, headers: {}, notes: [] };
  const options = { signal: controller.signal, transport: followRedirects, onChange: (answer: Answer) => seen.push(answer) };
  const result = exchange(request, options).then((one) =>
    'answer' in one ? one.answer : Promise.reject(new Error(one.failure.title.text)),
  );
  return { seen, result, stop: () => controller.abort() };
}

const answerWith =
  (type: string, body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { ...(type !== '' && { 'content-type': type }), ...headers }).end(body);

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 2));
}

/** Writes pieces one by one, each once the one before it has been told. */
async function drip(type: string, pieces: string[]): Promise<string[]> {
  let response: ServerResponse | undefined;
  const { seen, result } = ask((_, opened) => {
    response = opened.writeHead(200, { 'content-type': type });
    response.flushHeaders();
  });
  await until(() => seen.length > 0);
  for (const piece of pieces) {
    const before = seen.length;
    response?.write(piece);
    await until(() => seen.length > before);
  }
  response?.end();
  await result;
  return seen.map(({ text, isComplete }) => `${text}${isComplete ? '.' : ''}`);
}

describe('an API on this machine', () => {
  test.each([
    ['image/png', 'image'],
    ['audio/mpeg', 'audio'],
    ['video/mp4', 'video'],
    ['application/zip', 'binary'],
    ['application/pdf', 'binary'],
    ['application/octet-stream', 'binary'],
  ])('%s comes as the same bytes, and not as text', async (type, kind) => {
    const answer = await ask(answerWith(type, PNG)).result;
    expect(answer).toMatchObject({ kind, text: '', size: PNG.length, isComplete: true, status: 200 });
    expect(answer.blob?.type).toBe(type);
    expect(Buffer.from(await (answer.blob ?? new Blob()).arrayBuffer())).toEqual(PNG);
  });

  test.each([
    ['text/html; charset=utf-8', '<script>a()</script>é', 'html'],
    ['application/json', '{"a":"é"}', 'json'],
    ['', 'a', 'text'],
  ])('%s comes as text', async (type, text, kind) => {
    expect(await ask(answerWith(type, text)).result).toMatchObject({ kind, text });
  });

  test('the encoding that the type names, and what is compressed', async () => {
    expect((await ask(answerWith('text/plain; charset=ISO-8859-1', Buffer.from([0x67, 0xfc]))).result).text).toBe('gü');
    const packed = answerWith('application/json', gzipSync('{"a":1}'), { 'content-encoding': 'gzip' });
    expect((await ask(packed).result).text).toBe('{"a":1}');
  });

  test('events and lines are told as they arrive, and characters that two pieces share', async () => {
    expect(await drip('text/event-stream', ['data: 1\n\n', 'data: 2\n\n'])).toEqual([
      '',
      'data: 1\n\n',
      'data: 1\n\ndata: 2\n\n',
      'data: 1\n\ndata: 2\n\n.',
    ]);
    expect(await drip('application/x-ndjson', ['{"a":1}\n', '{"a":2}\n'])).toHaveLength(4);
  });

  test('a long text ends early, its bytes are all there', async () => {
    const answer = await ask(answerWith('text/plain', 'x'.repeat(20_500_000))).result;
    expect([answer.text.length, answer.isCut, answer.size, answer.blob?.size]).toEqual([20_000_000, true, 20_500_000, 20_500_000]);
  });

  test('no body, and a status that is no success', async () => {
    expect(await ask((_, response) => void response.writeHead(204).end()).result).toMatchObject({ status: 204, size: 0, isComplete: true });
    const problem = ask((_, response) => void response.writeHead(404, { 'content-type': 'application/problem+json' }).end('{}'));
    expect(await problem.result).toMatchObject({ status: 404, kind: 'json', text: '{}' });
  });

  test('what came before the connection broke is there', async () => {
    const { seen, result } = ask((_, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-length': '10' });
      response.write('half');
      void until(() => seen.some(({ text }) => text === 'half')).then(() => response.destroy());
    });
    const answer = await result;
    expect(answer).toMatchObject({ text: 'half', isComplete: true });
    expect(answer.problem?.text).toBe('The connection was lost: {reason}');
  });

  test('who stops it keeps what came, and the API learns of it', async () => {
    let isClosed = false;
    const { seen, result, stop } = ask((_, response) => {
      response.on('close', () => (isClosed = true));
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
    });
    await until(() => seen.some(({ text }) => text !== ''));
    stop();
    expect(await result).toMatchObject({ text: 'data: 1\n\n', problem: { text: 'Stopped.' }, isComplete: true });
    await until(() => isClosed);
  });

  test('who stops it before the head has nothing', async () => {
    const { result, stop } = ask(() => stop());
    await expect(result).rejects.toThrow(/abort/i);
  });
});
