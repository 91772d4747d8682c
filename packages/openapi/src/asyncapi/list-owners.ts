import type { Json } from '@octavo/core';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import { toObject } from '../value/json-value.ts';

/** Where the fields of an operation or a message are written: in itself, then in its traits. */
export function listOwners(place: Place, places: Places): Place[] {
  // The last one counts most.
  return [place, ...places.parts(place, 'traits').toReversed()];
}

/** The value of a field: the first that an owner has. */
export function findOwned(owners: readonly Place[], field: string): Json | undefined {
  return owners.map(({ value }) => toObject(value)[field]).find((value) => value !== undefined);
}
