import { expect, test } from 'vitest';
import { createPlaces } from '../files/places.ts';
import { createSpecFiles } from '../files/spec-files.ts';
import { createEntryRoom } from '../value/entry-names.ts';
import { listDetails } from './list-details.ts';

test('looks in each owner for what it has alone', () => {
  const written = Array.from({ length: 500 }, (_, index) => ({ title: `Trait ${index}`, bindings: { [`p${index}`]: { ack: index } } }));
  const files = createSpecFiles({ read: () => ({ text: JSON.stringify({ traits: written }) }) });
  const places = createPlaces('api', { files, hosts: new Set() });
  const root = { source: 'api', pointer: '', value: { traits: written } };
  const traits = places.child(root, 'traits');
  const owners = written.map((_, index) => places.child(traits, index));
  let looks = 0;
  const child: typeof places.child = (place, name) => {
    looks += 1;
    return places.child(place, name);
  };
  const details = listDetails(owners, /^title$/, { places: { ...places, child }, room: createEntryRoom() });
  expect(details[0]).toEqual({ name: 'p0', facts: [{ name: 'ack', value: 0 }] });
  expect(looks).toBeLessThan(5000);
});
