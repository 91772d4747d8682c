import { toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { Response } from '../model/operation.ts';

/** An operation on a channel: whether the API sends or receives. */
export interface ChannelOperation {
  name: string;
  place: Place;
  action: NonNullable<Response['action']>;
}

/** 2.x speaks of what a client does: it publishes what the API receives. */
const ACTIONS = { subscribe: 'send', publish: 'receive' } as const;

/** Lists the operations on a channel: in 2.x they stand in it, in 3.x beside all channels, and refer to one. */
export function listChannelOperations(channel: Place, places: Places): ChannelOperation[] {
  const own = Object.entries(ACTIONS)
    .map(([name, action]) => ({ name, place: places.follow(places.child(channel, name)), action }))
    .filter(({ place }) => place.value !== undefined);
  const all = places.child(places.open(places.root), 'operations');
  const beside = Object.keys(toObject(all.value)).flatMap((name): ChannelOperation[] => {
    const place = places.follow(places.child(all, name));
    const { action } = toObject(place.value);
    const isHere = places.toName(places.follow(places.child(place, 'channel'))) === places.toName(channel);
    return isHere && (action === 'send' || action === 'receive') ? [{ name, place, action }] : [];
  });
  return [...own, ...beside];
}
