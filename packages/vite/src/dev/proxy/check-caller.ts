import type { IncomingMessage } from 'node:http';

/** What of a request tells who made it. */
export interface Caller {
  method: string | undefined;
  headers: IncomingMessage['headers'];
  /** `127.0.0.1`, `::1`, `::ffff:127.0.0.1` */
  remoteAddress: string | undefined;
}

/** Says why a request does not come from a page of this dev server on this machine; undefined when it does. */
export function checkCaller({ method, headers, remoteAddress = '' }: Caller): string | undefined {
  if (method !== 'POST') return 'Only POST is allowed.';
  if (!/^(?:::ffff:)?127\.|^::1$/.test(remoteAddress)) return 'The proxy only accepts requests from this machine.';
  // A tunnel's end is on this machine; who speaks through it is not.
  if (['forwarded', 'x-forwarded-for', 'via'].some((name) => headers[name] !== undefined))
    return 'The proxy only accepts requests from this machine.';
  // Another name may lead to this address by now (DNS rebinding).
  const host = headers.host ?? '';
  if (!/^(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i.test(host)) return 'The proxy is only available at localhost.';
  if (headers['sec-fetch-site'] !== 'same-origin') return 'The proxy only accepts requests from pages of this dev server.';
  const { origin } = headers;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host))
    return 'The proxy only accepts requests from pages of this dev server.';
  return undefined;
}
