import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkCaller } from './check-caller.ts';
import type { Origins } from './find-origins.ts';
import { forwardOrder } from './forward-order.ts';
import { parseOrder } from './parse-order.ts';

/** Bytes of a request that are read at most. */
const MOST = 50_000_000;
/** What belongs to the connection that is not passed on, what no longer fits the bytes, and cookies. */
const KEPT_BACK = /^(?:connection|content-encoding|content-length|keep-alive|proxy-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade)$/;

/**
 * Sends a request of the playground to its API and answers with what came back. Only for pages of this dev server, on this machine, and
 * only to `origins`. The answer itself is bytes that no browser runs; what the API said of them is in the header `X-Octavo-Answer`.
 */
export async function serveProxy(request: IncomingMessage, response: ServerResponse, origins: Origins): Promise<void> {
  const { method, headers, socket } = request;
  const refusal = checkCaller({ method, headers, remoteAddress: socket.remoteAddress });
  if (refusal !== undefined) return refuse(response, 403, refusal);
  const order = parseOrder(headers['x-octavo-proxy']);
  if (order === undefined) return refuse(response, 400, 'Invalid request.');
  const body = await readBody(request);
  if (body === undefined) return refuse(response, 413, 'The request is larger than 50 MB.');

  const controller = new AbortController();
  response.on('close', () => controller.abort());
  try {
    const forwarded = await forwardOrder(order, { body, origins, signal: controller.signal });
    if ('refusal' in forwarded) return refuse(response, 403, forwarded.refusal);
    const { status, statusText, url, headers: told, body: bytes } = forwarded.response;
    const answer = { status, statusText, url, headers: [...told].filter(([name]) => !KEPT_BACK.test(name)) };
    response.writeHead(200, {
      ...PLAIN,
      'content-type': 'application/octet-stream',
      'x-octavo-answer': encodeURIComponent(JSON.stringify(answer)),
    });
    response.flushHeaders();
    if (bytes === null) return void response.end();
    await pipeline(Readable.from(bytes), response);
  } catch (error) {
    if (controller.signal.aborted) return undefined;
    if (response.headersSent) return void response.destroy();
    return refuse(response, 502, `${new URL(order.url).host} could not be reached: ${explain(error)}.`);
  }
  return undefined;
}

const PLAIN = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
};

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...PLAIN, 'content-type': 'text/plain; charset=utf-8' });
  response.end(text);
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST) return undefined;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** `fetch failed` says nothing; its cause does. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message || ('code' in cause ? String(cause.code) : cause.name) : error.message;
}
