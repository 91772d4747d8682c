import type { IncomingMessage } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import type { Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { openAddress, PrivateAddressError } from '../api/open-address.ts';
import type { ResolveName } from '../api/open-address.ts';
import { toBytes } from './send.ts';
import type { ApiRequest, Send } from './send.ts';

/** Which addresses requests may go to. */
export interface PinnedOptions {
  /** Whether a host may be this machine or in its network. */
  allowsPrivate(host: string): boolean;
  resolve?: ResolveName;
}

/**
 * Makes the sender of Node: a name is resolved once, and the connection goes to the address that was checked. Nothing is sent to this machine
 * or its network unless that is allowed, whatever a name leads to by then (DNS rebinding).
 */
export function createPinnedSender({ allowsPrivate, resolve }: PinnedOptions): Send {
  return async ({ url, method, headers, body, signal }) => {
    const options = { method, headers: group(headers), body, signal, allowsPrivate: allowsPrivate(url.hostname), resolve };
    const { status, body: told } = await openAddress(url, options).catch((error: unknown) => {
      throw error instanceof PrivateAddressError ? new Error(`${error.message} ${PRIVATE_HINT}`) : error;
    });
    const isEmpty = method === 'HEAD' || status === 204 || status === 304;
    if (isEmpty) told.resume();
    return {
      status,
      statusText: told.statusMessage ?? '',
      url: url.href,
      headers: readHeaders(told),
      // Node's own type of the stream is not that of browsers.
      body: isEmpty ? null : (Readable.toWeb(unpack(told)) as ReadableStream<Uint8Array>),
    };
  };
}

const PRIVATE_HINT = 'To send there, set OCTAVO_PROXY_PRIVATE=1 for the proxy.';

/** Allows addresses of the network that the process runs in: for an API that is there, and docs that nobody else reads. */
export function isPrivateAllowed(): boolean {
  return process.env['OCTAVO_PROXY_PRIVATE'] === '1';
}

function group(headers: ApiRequest['headers']): Record<string, string[]> {
  // What a page names `constructor` or `__proto__` is a header like others.
  const grouped = new Map([['accept-encoding', [Object.keys(UNPACKERS).join(', ')]]]);
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    grouped.set(key, [...(grouped.get(key) ?? []), toBytes(value)]);
  }
  return Object.fromEntries(grouped);
}

function readHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2) headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  return headers;
}

const UNPACKERS: Readonly<Record<string, () => Duplex>> = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

function unpack(body: IncomingMessage): Readable {
  const unpacker = UNPACKERS[body.headers['content-encoding']?.toLowerCase() ?? ''];
  // A failure of either end reaches who reads.
  return unpacker === undefined ? body : pipeline(body, unpacker(), () => undefined);
}
