import type { CacheStore } from './cache-store.ts';

/** Milliseconds until a server that does not answer is given up. */
const PATIENCE = 10_000;

/** Of what a server says beside a file that was asked for, in bytes. */
const LONGEST_ANSWER = 64 * 1024;

/**
 * Keeps the files at an address, by GET and PUT. User and password of the address are sent as Basic credentials, else the token as a
 * bearer's. A redirect is not followed: credentials are for this address alone.
 */
export function createHttpStore(address: string, { token }: { token?: string | undefined }): CacheStore {
  const { base, headers } = splitAddress(address, token);
  const ask = async (name: string, init: RequestInit): Promise<Response> => {
    const url = new URL(base);
    url.pathname = `${base.pathname.replace(/\/$/, '')}/${name}`;
    return fetch(url, { ...init, headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  };
  return {
    async get(name, limit) {
      const response = await ask(name, {});
      const content = await readBody(response, response.ok ? limit : LONGEST_ANSWER);
      if (response.status === 404) return undefined;
      return response.ok ? content : refuse(response);
    },
    async put(name, content) {
      const response = await ask(name, { method: 'PUT', body: content as Uint8Array<ArrayBuffer> });
      await readBody(response, LONGEST_ANSWER);
      if (!response.ok) refuse(response);
    },
  };
}

/** The address as it may be shown: without credentials. */
export function showAddress(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

function splitAddress(address: string, token: string | undefined): { base: URL; headers: Record<string, string> } {
  const base = new URL(address);
  const { username, password } = base;
  Object.assign(base, { username: '', password: '', hash: '' });
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const basic = credentials === ':' ? undefined : `Basic ${Buffer.from(credentials).toString('base64')}`;
  const authorization = basic ?? (token && `Bearer ${token}`);
  return { base, headers: { 'user-agent': 'octavo', ...(authorization && { authorization }) } };
}

function refuse({ status }: Response): never {
  throw new Error(`it responded with ${status}`);
}

/** Reads all of it, so that the connection can be used again; what a server says of the size is not believed. */
async function readBody({ body }: Response, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new Error('an entry is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
