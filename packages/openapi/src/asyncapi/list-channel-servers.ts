import { findText, toList, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { Server } from '../model/server.ts';
import { readVariables } from '../resolve/resolve-servers.ts';
import { splitPointer } from '../value/pointer.ts';
import { findReferred } from './find-referred.ts';

/** A server of an AsyncAPI document, with what it speaks: `wss`, `kafka`. */
export interface ChannelServer {
  protocol: string;
  server: Server;
  /** Where it is written. */
  place: Place;
}

/** Lists the servers that have a channel: those that it names, else all of the document. */
export function listChannelServers(channel: Place, places: Places): ChannelServer[] {
  const all = places.part(places.open(places.root), 'servers');
  const named = places.part(channel, 'servers');
  // 2.x names them, 3.x refers to them.
  const own = toList(named.value).map((one, index) => (typeof one === 'string' ? places.child(all, one) : places.child(named, index)));
  const servers = own.length > 0 ? own : Object.keys(toObject(all.value)).map((name) => places.child(all, name));
  return servers.flatMap((server) => readServer(server, places) ?? []);
}

/** Protocols of events that HTTP carries. */
const OVER_HTTPS = /^(?:sse|mercure)$/i;

/** 2.x has an address, often without a scheme; 3.x its parts. */
function readServer(written: Place, places: Places): ChannelServer | undefined {
  const place = places.follow(written);
  const value = toObject(place.value);
  const host = findText(value['url']) ?? findText(value['host']);
  if (host === undefined) return undefined;
  const [, scheme] = /^([a-z][a-z\d+.-]*):\/\//i.exec(host) ?? [];
  const protocol = findText(value['protocol']) ?? scheme ?? 'wss';
  const name = findText(value['title']) ?? findReferred(written) ?? splitPointer(written.pointer).at(-1);
  const description = [value['summary'], value['description']].flatMap((text) => findText(text) ?? []).join('\n\n');
  const before = scheme === undefined ? `${OVER_HTTPS.test(protocol) ? 'https' : protocol}://` : '';
  const address = `${before}${host}${findText(value['pathname']) ?? ''}`;
  return {
    protocol,
    place,
    server: {
      url: address,
      ...(name !== undefined && { name }),
      ...(description !== '' && { description }),
      variables: readVariables(place, places),
    },
  };
}
