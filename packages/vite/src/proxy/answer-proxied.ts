import { forwardOrder } from './forward-order.ts';
import type { Origins } from './origins.ts';
import { parseOrder } from './parse-order.ts';
import type { Send } from './send.ts';

/** What a proxy sends to, and how. */
export interface ProxyRoute {
  /** The only origins that anything is sent to. */
  origins: Origins;
  send: Send;
}

/** Bytes of a request that are read at most. */
const MOST_SENT = 50_000_000;
/** Bytes of an answer that are passed on at most. */
const MOST_ANSWERED = 200_000_000;
/** Milliseconds until an API that does not answer is given up. */
const PATIENCE = 120_000;
/** Milliseconds that an answer may take, a stream of events too. */
const LONGEST = 900_000;
/** What belongs to the connection that is not passed on, what no longer fits the bytes, and cookies. */
const KEPT_BACK = /^(?:connection|content-encoding|content-length|keep-alive|proxy-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade)$/;

/**
 * Sends a request of the playground to its API and answers with what came back. Whose request it is has been checked; it goes to `origins`
 * alone. The answer itself is bytes that no browser runs; what the API said of them is in the header `X-Octavo-Answer`. Never rejects.
 */
export async function answerProxied(request: Request, { origins, send }: ProxyRoute): Promise<Response> {
  const order = parseOrder(request.headers.get('x-octavo-proxy'));
  if ('problem' in order) return refuse(400, order.problem);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new Error(`no response within ${PATIENCE / 1000} seconds`)), PATIENCE);
  const signal = AbortSignal.any([request.signal, patience.signal, AbortSignal.timeout(LONGEST)]);
  try {
    const body = await readBody(request);
    if (body === undefined) return refuse(413, `The request is larger than ${MOST_SENT / 1e6} MB.`);
    const forwarded = await forwardOrder(order, { body, origins, send, signal });
    if ('refusal' in forwarded) return refuse(403, forwarded.refusal);
    const { status, statusText, url, headers, body: bytes } = forwarded.answer;
    const answer = { status, statusText, url, headers: [...headers].filter(([name]) => !KEPT_BACK.test(name)) };
    return new Response(bytes && limit(bytes), {
      headers: {
        ...PLAIN,
        'content-type': 'application/octet-stream',
        'x-octavo-answer': encodeURIComponent(JSON.stringify(answer)),
      },
    });
  } catch (error) {
    return refuse(502, `${new URL(order.url).host} could not be reached: ${explain(error)}.`);
  } finally {
    clearTimeout(timer);
  }
}

const PLAIN = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  // Nginx passes a stream on as it arrives.
  'x-accel-buffering': 'no',
};

/** Says in words why nothing was sent, or why nothing came back. */
export function refuse(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...PLAIN, 'content-type': 'text/plain; charset=utf-8' } });
}

/** Undefined where it is too large. */
async function readBody({ body }: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > MOST_SENT) return void (await reader?.cancel());
    chunks.push(part.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}

function limit(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > MOST_ANSWERED) controller.error(new Error(`The response is larger than ${MOST_ANSWERED / 1e6} MB.`));
        else controller.enqueue(chunk);
      },
    }),
  );
}

/** `fetch failed` says nothing; its cause does. */
function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const text = cause instanceof Error ? cause.message || ('code' in cause ? String(cause.code) : cause.name) : error.message;
  return (text || ('code' in error ? String(error.code) : error.name)).replace(/\.$/, '');
}
