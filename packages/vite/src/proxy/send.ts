/** One request to an API. */
export interface ApiRequest {
  url: URL;
  method: string;
  headers: [name: string, value: string][];
  body: Uint8Array<ArrayBuffer> | undefined;
  /** Ends the request, and the answer while it is read. */
  signal: AbortSignal;
}

/** What an API answers; its body is no longer packed. */
export interface ApiAnswer {
  status: number;
  statusText: string;
  url: string;
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
}

/** Sends one request and follows no redirect. Rejects with what the network says. */
export type Send = (request: ApiRequest) => Promise<ApiAnswer>;

/** A header is bytes, and a text of them has one character for each: `é` -> `Ã©`. */
export function toBytes(value: string): string {
  return Array.from(new TextEncoder().encode(value), (byte) => String.fromCharCode(byte)).join('');
}

/**
 * Sends with the host's own `fetch`. It finds the address of a name by itself: for hosts at the edge of the internet, from which no private
 * network is reached.
 */
export function sendByFetch({ url, method, headers, body, signal }: ApiRequest): Promise<ApiAnswer> {
  const encode = holdsText() ? (value: string) => value : toBytes;
  const encoded = headers.map(([name, value]): [string, string] => [name, encode(value)]);
  return fetch(url, { method, headers: encoded, ...(body && { body }), redirect: 'manual', signal });
}

/** A Worker's headers hold text, and it encodes them itself; those of the standard hold bytes, and refuse any other character. */
function holdsText(): boolean {
  try {
    return new Headers({ 'x-text': '\u0100' }).has('x-text');
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
