import type { Origins } from './origins.ts';
import type { ProxyOrder } from './parse-order.ts';
import type { ApiAnswer, Send } from './send.ts';

/** How an order is sent. */
export interface ForwardOptions {
  body: Uint8Array<ArrayBuffer>;
  /** The only origins that anything is sent to. */
  origins: Origins;
  send: Send;
  signal: AbortSignal;
}

/** What came of it: an answer of the API, or why nothing was sent. */
export type Forwarded = { answer: ApiAnswer } | { refusal: string };

const MOST_REDIRECTS = 5;
/** What is no secret: the only headers that go along to another origin. */
const HARMLESS = /^(?:accept|accept-language|content-type|content-language|user-agent)$/i;
/** What an API gets that no page says; some answer nobody without a name. */
const DEFAULTS: readonly [name: string, value: string][] = [
  ['accept', '*/*'],
  ['user-agent', 'octavo'],
];

/** Sends a request to an API and follows its redirects, each only to an origin that is allowed; no other origin gets credentials. */
export async function forwardOrder(order: ProxyOrder, { body, origins, send, signal }: ForwardOptions): Promise<Forwarded> {
  const missing = DEFAULTS.filter(([name]) => !order.headers.some(([given]) => given.toLowerCase() === name));
  let { method } = order;
  let headers = [...order.headers, ...missing];
  let url = new URL(order.url);
  let sent: Uint8Array<ArrayBuffer> | undefined = body;
  for (let count = 0; count <= MOST_REDIRECTS; count++) {
    // The origin of `blob:` is that of another address within it.
    if (!/^https?:$/.test(url.protocol) || !origins.has(url.origin)) return { refusal: refuse(url, count) };
    const bytes = method === 'GET' || method === 'HEAD' || sent?.length === 0 ? undefined : sent;
    const answer = await send({ url, method, headers, body: bytes, signal });
    const next = findNext(answer, url);
    if (next === undefined) return { answer };
    await answer.body?.cancel();
    if (next.origin !== url.origin) headers = headers.filter(([name]) => HARMLESS.test(name));
    const becomesGet = answer.status === 303 ? method !== 'HEAD' : answer.status < 303 && method === 'POST';
    if (becomesGet) {
      method = 'GET';
      sent = undefined;
      headers = headers.filter(([name]) => !/^content-/i.test(name));
    }
    url = next;
  }
  return { refusal: `${url.host} redirected more than ${MOST_REDIRECTS} times.` };
}

function findNext({ status, headers }: ApiAnswer, from: URL): URL | undefined {
  const target = headers.get('location');
  if (![301, 302, 303, 307, 308].includes(status) || target === null || !URL.canParse(target, from)) return undefined;
  return new URL(target, from);
}

function refuse({ origin }: URL, redirects: number): string {
  return redirects === 0
    ? `${origin} is not a server of the API file or api.baseUrl; nothing was sent.`
    : `The API redirects to ${origin}, which is not in the API file or api.baseUrl; not followed.`;
}
