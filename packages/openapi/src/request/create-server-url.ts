import { findEntry } from '@octavo/core/browser';
import type { Server } from '../model/server.ts';
import type { RequestNote } from './http-request.ts';
import { encodeAddress } from './percent-encode.ts';

/** Where a request goes. */
export interface ServerChoice {
  /** The operation's first one by default. */
  server?: Server | undefined;
  /** Values of the server's variables; the default of each where none is given. */
  variables?: { readonly [name: string]: string } | undefined;
  /** What a relative server address is relative to: the address of the OpenAPI file, else of the page. Absolute. */
  base?: string | undefined;
}

/** A server's address, ready to be joined with a path. */
export interface ServerUrl {
  /** Without a slash at its end; relative where the server is and no base is known. */
  url: string;
  /** What the address itself has as its query, without `?`. */
  query: string;
  notes: RequestNote[];
}

/**
 * Fills in the variables of a server's address and resolves it (Server Object). A value that is not in a variable's `enum` gives way to
 * the default, with a note. Only `http` and `https` addresses are requests; user information in an address is dropped: `fetch` refuses it.
 */
export function createServerUrl({ server, variables = {}, base }: ServerChoice): ServerUrl {
  const notes: RequestNote[] = [];
  const filled = (server?.url ?? '/').replace(/\{([^{}]+)\}/g, (whole: string, name: string) => {
    const variable = server?.variables.find((candidate) => candidate.name === name);
    const given = findEntry(variables, name);
    if (!variable) notes.push({ code: 'unknown-variable', name });
    if (given === undefined || given === '') return variable?.default ?? whole;
    if (!variable?.enum || variable.enum.includes(given)) return given;
    notes.push({ code: 'variable-not-allowed', name });
    return variable.default;
  });
  return { ...resolveAddress(filled.trim(), { base, notes }), notes };
}

/** The origin that credentials are kept for: `https://api.example.com`, `wss://live.example.com`; `undefined` where the address is relative or no web address. */
export function findServerOrigin(choice: ServerChoice): string | undefined {
  const { url } = createServerUrl(choice);
  return /^(?:http|ws)s?:/.test(url) ? findUrl(url)?.origin : undefined;
}

function resolveAddress(address: string, { base, notes }: { base: string | undefined; notes: RequestNote[] }): Omit<ServerUrl, 'notes'> {
  const url = findUrl(address, base);
  if (url && /^https?:$/.test(url.protocol)) {
    if (url.username || url.password) notes.push({ code: 'server-credentials', name: url.host });
    return { url: url.origin + url.pathname.replace(/\/+$/, ''), query: url.search.slice(1) };
  }
  const isRelative = !url && !/^[a-z][a-z\d+.-]*:|^[/\\]{2}/i.test(address);
  if (!isRelative) notes.push({ code: 'invalid-server', name: address });
  const [path = '', query = ''] = encodeAddress(address)
    .replace(/#.*$/s, '')
    .split(/\?(.*)/s);
  return { url: path.replace(/\/+$/, ''), query };
}

function findUrl(address: string, base?: string): URL | undefined {
  return URL.canParse(address, base) ? new URL(address, base) : undefined;
}
