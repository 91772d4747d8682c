import { findText, isObject, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import { findReferred } from './find-referred.ts';
import { listChannelOperations } from './list-channel-operations.ts';
import type { ChannelOperation } from './list-channel-operations.ts';
import { listBindings } from './list-bindings.ts';
import { findOwned, listOwners } from './list-owners.ts';
import type { MessagePlace } from './resolve-message.ts';

/** Lists the messages of a channel with who sends them, each once; those that no operation names last. */
export function listMessages(channel: Place, places: Places): MessagePlace[] {
  const all = places.part(channel, 'messages');
  const own = Object.keys(toObject(all.value)).map((name): MessagePlace => ({ name, place: places.child(all, name) }));
  // Operations, and replies, that name no message say the same again.
  const whole = new Set<string>();
  const named = listChannelOperations(channel, places).flatMap((operation) => {
    const listed =
      toObject(operation.place.value)['message'] === undefined
        ? listOfVersion3(operation, { own, whole, places })
        : listOfVersion2(operation, places);
    const method = findMethod(operation.place, places);
    return [
      ...(method === undefined ? listed : listed.map((message) => ({ ...message, method }))),
      ...listReplies(operation, { whole, places }),
    ];
  });
  const known = new Set(named.map(({ place }) => places.toName(places.follow(place))));
  const found = [...named, ...own.filter(({ place }) => !known.has(places.toName(places.follow(place))))];
  const followed = found.map((message) => ({ ...message, place: places.follow(message.place) }));
  const toKey = ({ action, method, isReply, place }: MessagePlace): string => `${action} ${method} ${isReply} ${places.toName(place)}`;
  const distinct = new Map(followed.toReversed().map((message) => [toKey(message), message]));
  const kept = new Set(distinct.values());
  return followed.filter((message) => isObject(message.place.value) && kept.has(message));
}

/** By which method a message goes over HTTP, where its operation says. */
export function findMethod(operation: Place, places: Places): string | undefined {
  return findText(findOwned(listBindings(listOwners(operation, places), 'http', places), 'method'))?.toUpperCase();
}

/** What comes back goes the other way (3.x). */
function listReplies(
  { place: operation, action, name }: ChannelOperation,
  { whole, places }: { whole: Set<string>; places: Places },
): MessagePlace[] {
  const reply = places.part(operation, 'reply');
  const chosen = listItems(places.part(reply, 'messages'), places);
  const all = places.part(places.part(reply, 'channel'), 'messages');
  const back = action === 'send' ? 'receive' : 'send';
  const key = `${back} ${places.toName(all)}`;
  if (chosen.length === 0 && whole.has(key)) return [];
  if (chosen.length === 0) whole.add(key);
  const messages = chosen.length > 0 ? chosen : Object.keys(toObject(all.value)).map((one) => places.child(all, one));
  return messages.map((place) => ({ name: findReferred(place) ?? name, place, action: back, isReply: true }));
}

/** In 2.x the messages stand in an operation: one, or several to choose from. */
function listOfVersion2({ name, place: operation, action }: ChannelOperation, places: Places): MessagePlace[] {
  const message = places.child(operation, 'message');
  const operationId = findText(toObject(operation.value)['operationId']) ?? name;
  const written = listItems(places.part(message, 'oneOf'), places);
  return (written.length > 0 ? written : [message]).map((place, index) => ({
    name: findReferred(place) ?? (index === 0 ? operationId : `${operationId}-${index + 1}`),
    place,
    action,
  }));
}

/** In 3.x an operation refers to messages of its channel; without any it is about all of them. */
function listOfVersion3(
  { name: id, place: operation, action }: ChannelOperation,
  { own, whole, places }: { own: MessagePlace[]; whole: Set<string>; places: Places },
): MessagePlace[] {
  const chosen = listItems(places.part(operation, 'messages'), places).map((place) => ({ name: findReferred(place) ?? id, place }));
  if (chosen.length === 0 && whole.has(action)) return [];
  if (chosen.length === 0) whole.add(action);
  return (chosen.length > 0 ? chosen : own).map((message) => ({ ...message, action }));
}

function listItems(list: Place, places: Places): Place[] {
  return Array.isArray(list.value) ? list.value.map((_, index) => places.child(list, index)) : [];
}
