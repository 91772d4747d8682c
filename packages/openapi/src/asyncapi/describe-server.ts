import type { Server } from '../model/server.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';
import type { ChannelServer } from './list-channel-servers.ts';
import { listDetails } from '../resolve/list-details.ts';

/** The fields that have a place of their own. */
const SHOWN = /^(?:url|host|pathname|protocol|title|summary|description|variables|security)$/;

/** Adds to a server what else the file says of it. */
export function describeServer({ server, place }: ChannelServer, scope: ResolveScope): Server {
  const details = listDetails([place], SHOWN, scope);
  return details.length === 0 ? server : { ...server, details };
}
