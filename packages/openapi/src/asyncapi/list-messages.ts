import { findText, isObject, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { MessagePlace } from './resolve-message.ts';

/** Lists the messages of a channel with who sends them, each once; those that no operation names last. */
export function listMessages(channel: Place, places: Places): MessagePlace[] {
  const found = [...listOfVersion2(channel, places), ...listOfVersion3(channel, places)];
  const followed = found.map((message) => ({ ...message, place: places.follow(message.place) }));
  const keys = followed.map(({ action, place }) => `${action} ${places.toName(place)}`);
  return followed.filter(({ place }, index) => isObject(place.value) && keys.indexOf(keys[index] ?? '') === index);
}

/** 2.x speaks of what a client does: it publishes what the API receives. */
const ACTIONS = { subscribe: 'send', publish: 'receive' } as const;

function listOfVersion2(channel: Place, places: Places): MessagePlace[] {
  return (['subscribe', 'publish'] as const).flatMap((verb) => {
    const operation = places.follow(places.child(channel, verb));
    const message = places.child(operation, 'message');
    const choices = places.child(message, 'oneOf');
    const operationId = findText(toObject(operation.value)['operationId']) ?? verb;
    const written = listItems(choices, places);
    return (written.length > 0 ? written : [message]).map((place, index) => ({
      name: findReferred(place) ?? (index === 0 ? operationId : `${operationId}-${index + 1}`),
      place,
      action: ACTIONS[verb],
    }));
  });
}

/** In 3.x operations stand beside channels, and refer to one and to messages of it; without any they are about all of them. */
function listOfVersion3(channel: Place, places: Places): MessagePlace[] {
  const all = places.child(channel, 'messages');
  const own = Object.keys(toObject(all.value)).map((name): MessagePlace => ({ name, place: places.child(all, name) }));
  const operations = places.child(places.open(places.root), 'operations');
  const named = Object.keys(toObject(operations.value)).flatMap((id): MessagePlace[] => {
    const operation = places.follow(places.child(operations, id));
    const { action } = toObject(operation.value);
    const isHere = places.toName(places.follow(places.child(operation, 'channel'))) === places.toName(channel);
    if (!isHere || (action !== 'send' && action !== 'receive')) return [];
    const chosen = listItems(places.child(operation, 'messages'), places).map((place) => ({ name: findReferred(place) ?? id, place }));
    return (chosen.length > 0 ? chosen : own).map((message) => ({ ...message, action }));
  });
  const known = new Set(named.map(({ place }) => places.toName(places.follow(place))));
  return [...named, ...own.filter(({ place }) => !known.has(places.toName(places.follow(place))))];
}

function listItems(list: Place, places: Places): Place[] {
  return Array.isArray(list.value) ? list.value.map((_, index) => places.child(list, index)) : [];
}

/** `{ "$ref": "#/components/messages/Moved" }` -> `Moved` */
function findReferred({ value }: Place): string | undefined {
  return findText(toObject(value)['$ref'])?.split('/').at(-1);
}
