import type { SpecVersion } from '../files/spec-version.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { EntryRoom } from '../value/entry-names.ts';
import type { SchemaReader } from './schema-reader.ts';

/** What resolving an operation looks things up in. */
export interface ResolveScope {
  places: Places;
  schemas: SchemaReader;
  version: SpecVersion;
  /** The whole document of the API. */
  document: Place;
  /** The keys of the API's operations by `operationId`, and by the place of the operation. */
  keys: ReadonlyMap<string, string>;
  /** Of the page that is made. */
  room: EntryRoom;
}
