import { findText, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { Server } from '../model/server.ts';
import { listChannelOperations } from './list-channel-operations.ts';

/**
 * Lists the addresses where a page can open a channel: WebSockets, and HTTP servers whose channel sends events. What a binding asks for by
 * another method than GET is a webhook, or an ordinary request.
 */
export function listOpenedServers(channel: Place, servers: readonly Server[], places: Places): string[] {
  const operations = listChannelOperations(channel, places);
  const sending = operations.filter(({ action }) => action === 'send');
  const methods = sending.map(({ place }) => {
    const bindings = places.follow(places.child(place, 'bindings'));
    return findText(toObject(places.follow(places.child(bindings, 'http')).value)['method']) ?? 'GET';
  });
  const sendsEvents = operations.length === 0 || methods.some((method) => /^get$/i.test(method));
  return servers.map(({ url }) => url).filter((url) => /^wss?:/i.test(url) || (sendsEvents && /^https?:/i.test(url)));
}
