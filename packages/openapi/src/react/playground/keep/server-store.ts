import { findEntry, keepText, readKeptJson } from '@octavo/core/browser';
import type { FindKeeper } from '@octavo/core/browser';
import type { Server } from '../../../model/server.ts';

/** The server that a reader chose for an API, and its variables. */
export interface KeptServer {
  /** The address as written in the API file. */
  serverUrl: string;
  variables: Record<string, string>;
}

/**
 * The server that was chosen last on any page of the API, without what its file no longer has; undefined where none was chosen, and where
 * an operation is not served there.
 */
export function findKeptServer(site: string, servers: readonly Server[], find?: FindKeeper): KeptServer | undefined {
  return fitServer(readKeptJson(keyOfServer(site), find), servers);
}

/** A server that was kept or came with a link, as far as the API file has it. */
export function fitServer(kept: unknown, servers: readonly Server[]): KeptServer | undefined {
  if (typeof kept !== 'object' || kept === null || !('serverUrl' in kept) || !('variables' in kept)) return undefined;
  const server = servers.find(({ url }) => url === kept.serverUrl);
  const { variables } = kept;
  if (server === undefined || typeof variables !== 'object' || variables === null) return undefined;
  const known = server.variables.flatMap(({ name, enum: allowed }) => {
    const value: unknown = findEntry(Object.fromEntries(Object.entries(variables)), name);
    return typeof value === 'string' && (allowed?.includes(value) ?? true) ? [[name, value]] : [];
  });
  return { serverUrl: server.url, variables: Object.fromEntries(known) };
}

/** Keeps the chosen server for all pages and tabs of the API. It holds no credential: those belong to a server's origin. */
export function keepServer(site: string, server: KeptServer, find?: FindKeeper): void {
  keepText(keyOfServer(site), JSON.stringify(server), find);
}

/** What the server of an API is kept under. */
export function keyOfServer(site: string): string {
  return `octavo:server:${JSON.stringify([site])}`;
}
