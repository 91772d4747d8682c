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
    .map(([name, action]) => ({ name, place: places.part(channel, name), action }))
    .filter(({ place }) => place.value !== undefined);
  const beside = BESIDE.get(places) ?? groupByChannel(places);
  BESIDE.set(places, beside);
  return [...own, ...(beside.get(places.toName(channel)) ?? [])];
}

/** Operations that stand beside all channels, by the names of these: each channel's page asks for its own. */
const BESIDE = new WeakMap<Places, Map<string, ChannelOperation[]>>();

function groupByChannel(places: Places): Map<string, ChannelOperation[]> {
  const all = places.part(places.open(places.root), 'operations');
  const groups = new Map<string, ChannelOperation[]>();
  for (const name of Object.keys(toObject(all.value))) {
    const place = places.part(all, name);
    const { action } = toObject(place.value);
    if (action !== 'send' && action !== 'receive') continue;
    const channel = places.toName(places.part(place, 'channel'));
    groups.set(channel, groups.get(channel) ?? []);
    groups.get(channel)?.push({ name, place, action });
  }
  return groups;
}
