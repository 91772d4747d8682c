import { findText, isObject, toObject } from '../value/json-value.ts';
import type { OperationPlace } from '../resolve/list-operations.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { OperationSummary } from '../model/operation.ts';
import { listChannelServers } from './list-channel-servers.ts';

/** Lists the channels of an AsyncAPI document, in its order: each is to a page what an operation of OpenAPI is. */
export function listChannels(places: Places): OperationPlace[] {
  const channels = places.part(places.open(places.root), 'channels');
  return Object.keys(toObject(channels.value))
    .filter((name) => !name.startsWith('x-'))
    .map((name) => ({ name, place: places.part(channels, name) }))
    .filter(({ place }) => isObject(place.value))
    .map(({ name, place }) => ({ head: readHead(name, place, places), items: [], place }));
}

/** In 2.x a channel is named by its address; in 3.x it has a name, an address and a title. */
function readHead(name: string, place: Place, places: Places): OperationSummary {
  const value = toObject(place.value);
  const title = findText(value['title']);
  const summary = findText(value['summary']);
  const description = [...(title === undefined ? [] : [summary]), findText(value['description'])].filter((text) => text !== undefined);
  const shown = title ?? summary;
  const protocol = listChannelServers(place, places)[0]?.protocol ?? 'channel';
  const address = findText(value['address']) ?? name;
  return {
    key: `channel ${name}`,
    kind: 'channel',
    method: protocol.toUpperCase(),
    // On the web it is a path.
    path: /^(?:ws|http)s?$/i.test(protocol) && !/^(?:\/|[a-z][a-z\d+.-]*:)/i.test(address) ? `/${address}` : address,
    operationId: name,
    ...(shown !== undefined && { summary: shown.trim() }),
    ...(description.length > 0 && { description: description.join('\n\n') }),
    tags: places.parts(place, 'tags').flatMap((tag) => findText(toObject(tag.value)['name']) ?? []),
    deprecated: value['deprecated'] === true || value['x-deprecated'] === true,
    isHidden: value['x-hidden'] === true,
    isExcluded: value['x-excluded'] === true,
  };
}
