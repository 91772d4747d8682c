import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { ChannelOpening } from '../model/operation.ts';
import type { Server } from '../model/server.ts';
import { listChannelOperations } from './list-channel-operations.ts';
import { findMethod } from './list-messages.ts';

/**
 * Lists the servers over which a page can take part in a channel: WebSockets, and HTTP servers where the API sends events or receives
 * messages. What the API sends by another method than GET is a webhook.
 */
export function listOpenedServers(channel: Place, servers: readonly Server[], places: Places): ChannelOpening[] {
  const operations = listChannelOperations(channel, places).map(({ place, action }) => ({ action, method: findMethod(place, places) }));
  const listens = operations.length === 0 || operations.some(({ action, method }) => action === 'send' && asks(method));
  const sends = operations.some(({ action, method }) => action === 'receive' && (method === undefined || !asks(method)));
  return servers.flatMap(({ url }): ChannelOpening[] => {
    if (/^wss?:/i.test(url)) return [{ url, listens: true, sends: true }];
    return /^https?:/i.test(url) && (listens || sends) ? [{ url, listens, sends }] : [];
  });
}

/** Whether a method asks for something; so does a message whose file does not say. */
function asks(method: string | undefined): boolean {
  return method === undefined || /^(?:GET|HEAD)$/.test(method);
}
