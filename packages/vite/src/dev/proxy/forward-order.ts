import type { Origins } from './find-origins.ts';
import type { ProxyOrder } from './parse-order.ts';

/** How an order is sent. */
export interface ForwardOptions {
  body: Uint8Array<ArrayBuffer>;
  /** The only origins that anything is sent to. */
  origins: Origins;
  signal: AbortSignal;
}

/** What came of it: an answer of the API, or why nothing was sent. */
export type Forwarded = { response: Response } | { refusal: string };

const MOST_REDIRECTS = 5;
/** What is no secret: the only headers that go along to another origin. */
const HARMLESS = /^(?:accept|accept-language|content-type|content-language)$/i;

/** Sends a request to an API and follows its redirects, each only to an origin that is allowed; no other origin gets credentials. */
export async function forwardOrder(order: ProxyOrder, { body, origins, signal }: ForwardOptions): Promise<Forwarded> {
  let { method, headers } = order;
  let url = new URL(order.url);
  let sent: Uint8Array<ArrayBuffer> | undefined = body;
  for (let count = 0; count <= MOST_REDIRECTS; count++) {
    // The origin of `blob:` is that of another address within it.
    if (!/^https?:$/.test(url.protocol) || !origins.has(url.origin)) return { refusal: refuse(url, count) };
    const bytes = method === 'GET' || method === 'HEAD' || sent?.length === 0 ? undefined : sent;
    const response: Response = await fetch(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, Buffer.from(value, 'utf8').toString('latin1')]),
      ...(bytes && { body: bytes }),
      redirect: 'manual',
      signal,
    });
    const next = findNext(response, url);
    if (next === undefined) return { response };
    await response.body?.cancel();
    if (next.origin !== url.origin) headers = headers.filter(([name]) => HARMLESS.test(name));
    const becomesGet = response.status === 303 ? method !== 'HEAD' : response.status < 303 && method === 'POST';
    if (becomesGet) {
      method = 'GET';
      sent = undefined;
      headers = headers.filter(([name]) => !/^content-/i.test(name));
    }
    url = next;
  }
  return { refusal: `${url.host} redirected more than ${MOST_REDIRECTS} times.` };
}

function findNext({ status, headers }: Response, from: URL): URL | undefined {
  const target = headers.get('location');
  if (![301, 302, 303, 307, 308].includes(status) || target === null || !URL.canParse(target, from)) return undefined;
  return new URL(target, from);
}

function refuse({ origin }: URL, redirects: number): string {
  return redirects === 0
    ? `${origin} is not a server of the API file or api.baseUrl; nothing was sent.`
    : `The API redirects to ${origin}, which is not in the API file or api.baseUrl; not followed.`;
}
