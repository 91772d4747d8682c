import { lookup } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './is-private-address.ts';

/** How a request is made. */
export interface OpenOptions {
  /** Default: GET. */
  method?: string;
  headers: Record<string, string | string[]>;
  body?: Uint8Array | undefined;
  signal: AbortSignal;
  /** Whether the address may be one of this machine or its network. */
  allowsPrivate: boolean;
  /** How names become addresses; the system's way by default. */
  resolve?: ResolveName | undefined;
}

/** Finds the addresses of a name. */
export type ResolveName = (name: string) => Promise<LookupAddress[]>;

/** The answer of a server, its body not read yet. */
export interface AddressResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: IncomingMessage;
  /** Whether the server that answered is on this machine or its network. */
  isPrivate: boolean;
}

/** A request that was not made, since its address leads into this machine or its network. */
export class PrivateAddressError extends Error {
  constructor(host: string) {
    super(`${host} is in a private network.`);
  }
}

/**
 * Asks for an `http(s)` address, following no redirect. A name is resolved once, and the connection goes to an address that was checked: a
 * name that leads somewhere else by the next look gains nothing. Rejects with a `PrivateAddressError`, or what the network says.
 */
export function openAddress(url: URL, options: OpenOptions): Promise<AddressResponse> {
  const { method = 'GET', headers, body: bytes, signal, allowsPrivate, resolve = resolveName } = options;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A literal address is connected to without a look-up.
  if (!allowsPrivate && isIP(host) !== 0 && isPrivateAddress(host)) return Promise.reject(new PrivateAddressError(url.host));
  const pinned: LookupFunction = (name, { all }, callback) => {
    const settle = (found: LookupAddress[]): void => {
      const fit = found.filter(({ address }) => allowsPrivate || !isPrivateAddress(address));
      const [first] = fit;
      if (first === undefined) callback(new PrivateAddressError(url.host), '');
      else if (all === true) callback(null, fit);
      else callback(null, first.address, first.family);
    };
    resolve(name).then(settle, (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ''));
  };
  return new Promise((settle, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    // A connection of its own: one that is kept open was checked for another request.
    const sent = request(url, { method, agent: false, headers, signal, lookup: pinned });
    sent.on('error', reject);
    sent.on('response', (body) => {
      const { statusCode: status = 0, headers: told, socket } = body;
      settle({ status, headers: told, body, isPrivate: isPrivateAddress(socket.remoteAddress ?? '') });
    });
    sent.end(bytes);
  });
}

function resolveName(name: string): Promise<LookupAddress[]> {
  return new Promise((settle, reject) => {
    lookup(name, { all: true }, (error, addresses) => (error ? reject(error) : settle(addresses)));
  });
}
