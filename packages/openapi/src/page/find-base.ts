import type { OperationSummary } from '../model/operation.ts';
import type { Server } from '../model/server.ts';

/**
 * What stands before an operation's path in its address: the server that is chosen, else the first. A webhook goes to no server; the address
 * of a channel is a path only where the server is on the web: a topic of Kafka is none.
 */
export function findBase({ kind, servers = [] }: OperationSummary & { servers?: readonly Server[] }, chosen?: string): string {
  const server = chosen ?? servers[0]?.url ?? '';
  const isJoined = kind === 'operation' || kind === 'graphql' || (kind === 'channel' && /^(?:ws|http)s?:/i.test(server));
  return isJoined ? server.replace(/\/$/, '') : '';
}
