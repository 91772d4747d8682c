import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import { isObject } from '../value/json-value.ts';

/** Lists what the owners of an operation, a message or a channel say of one protocol: `http`, `ws`. */
export function listBindings(owners: readonly Place[], protocol: string, places: Places): Place[] {
  return owners.map((owner) => places.part(places.part(owner, 'bindings'), protocol)).filter(({ value }) => isObject(value));
}
