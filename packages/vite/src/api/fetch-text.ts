import { pipeline } from 'node:stream';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openAddress, PrivateAddressError } from './open-address.ts';
import type { AddressResponse, ResolveName } from './open-address.ts';

/** A text with what its server said about its version. */
export interface FetchedText {
  text: string;
  etag?: string;
  lastModified?: string;
}

/**
 * What came of it: a text, and whether it is from this machine or its network; or in plain words why there is none. `isRefused` is for an
 * address that the site does not read, whatever is there.
 */
export type FetchResult = (FetchedText & { isPrivate: boolean }) | { problem: string; isRefused?: true };

/** What a text is fetched under. */
export interface FetchOptions {
  /** The origins that the site reads: a redirect leads to no other. */
  origins: ReadonlySet<string>;
  /** Whether the address may be one of this machine or its network. */
  allowsPrivate: boolean;
  /** The version at hand, which the server may confirm. */
  known?: FetchedText;
  /** Told of the bytes of the text as they come; false where they are too many. */
  take?: (bytes: number) => boolean;
  resolve?: ResolveName | undefined;
  /** Milliseconds until a server that does not answer is given up. Default: 20,000. */
  patience?: number;
}

/** The longest text that is taken, in bytes. */
const LARGEST = 64 * 1024 * 1024;
const REDIRECTS = 5;

/**
 * Fetches a text from an address. Bounded in redirects, size and time; never led from `https` to `http`, to a host that the site does not
 * name, or from the internet into this machine or its network. Never rejects: what went wrong is told in plain words.
 */
export async function fetchText(url: string, options: FetchOptions): Promise<FetchResult> {
  const { patience = 20_000 } = options;
  const signal = AbortSignal.timeout(patience);
  try {
    const answer = await follow(url, { ...options, signal });
    if ('problem' in answer) return answer;
    const { status, headers, body, isPrivate } = answer;
    const text = status >= 200 && status < 300 ? await readBody(unpack(answer), options.take) : '';
    body.destroy();
    if (status === 304 && options.known !== undefined) return { ...options.known, isPrivate };
    if (status < 200 || status > 299) return { problem: `Its server responded with ${status}.` };
    if (text === undefined) return { problem: `It is larger than ${LARGEST / 1024 / 1024} MB.` };
    const { etag, 'last-modified': lastModified } = headers;
    return { text, isPrivate, ...(etag !== undefined && { etag }), ...(lastModified !== undefined && { lastModified }) };
  } catch (error) {
    if (error instanceof PrivateAddressError)
      return { problem: `${error.message} Add that address to docs.json to read it.`, isRefused: true };
    // Whatever a network does, the site is served without the file.
    if (signal.aborted) return { problem: `Its server did not respond within ${patience / 1000} seconds.` };
    const message = error instanceof Error ? error.message || ('code' in error ? String(error.code) : '') : '';
    return { problem: message === '' ? 'It cannot be reached.' : `${message.replace(/\.$/, '')}.` };
  }
}

function createHeaders(known: FetchedText | undefined): Record<string, string> {
  return {
    accept: 'application/json, application/yaml, text/yaml, */*;q=0.5',
    'accept-encoding': 'gzip',
    'user-agent': 'octavo',
    ...(known?.etag !== undefined && { 'if-none-match': known.etag }),
    ...(known?.lastModified !== undefined && { 'if-modified-since': known.lastModified }),
  };
}

async function follow(
  url: string,
  options: FetchOptions & { signal: AbortSignal },
): Promise<AddressResponse | Extract<FetchResult, { problem: string }>> {
  const { origins, known, signal, resolve } = options;
  const headers = createHeaders(known);
  let { allowsPrivate } = options;
  let current = new URL(url);
  for (let count = 0; count <= REDIRECTS; count += 1) {
    const answer = await openAddress(current, { headers, signal, allowsPrivate, resolve });
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status > 399 || answer.status === 304 || location === undefined) return answer;
    answer.body.destroy();
    if (!URL.canParse(location, current)) return { problem: 'Its server redirects to an invalid address.' };
    const next = new URL(location, current);
    if (next.protocol !== 'https:' && next.protocol !== current.protocol)
      return { problem: `Its server redirects to ${nameOf(next)}.`, isRefused: true };
    if (!origins.has(next.origin))
      return {
        problem: `Its server redirects to ${nameOf(next)}: \`openapi\` in docs.json lists no file from that host.`,
        isRefused: true,
      };
    // Who answered from the internet leads nobody into this network; another host is there only if docs.json says so.
    allowsPrivate = next.host === current.host ? allowsPrivate && answer.isPrivate : isLocalName(next.hostname);
    current = next;
  }
  return { problem: `Its server redirects more than ${REDIRECTS} times.` };
}

/** Whether a host says of itself that it is no server of the internet: what names it means that. */
export function isLocalName(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|\d+(?:\.\d+){3}|\[.*\])$/i.test(hostname);
}

/** The origins that whoever names an address means: its own, and the same host by TLS. Nothing leads from there to plain HTTP. */
export function listSpecOrigins(url: string): string[] {
  const { origin, host } = new URL(url);
  return [origin, `https://${host}`];
}

function nameOf({ protocol, host }: URL): string {
  return `${protocol}//${host}`;
}

function unpack({ headers, body }: AddressResponse): Readable {
  // A failure of either end reaches who reads.
  return headers['content-encoding'] === 'gzip' ? pipeline(body, createGunzip(), () => undefined) : body;
}

/** Undefined when it is too large: what a server says of the size is not believed. */
async function readBody(body: Readable, take: (bytes: number) => boolean = () => true): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  // Left early, the loop destroys the body.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (!take(chunk.byteLength) || size > LARGEST) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
