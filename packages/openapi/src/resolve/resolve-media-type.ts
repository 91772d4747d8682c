import type { Encoding, MediaType } from '../model/media-type.ts';
import type { Parameter } from '../model/parameter.ts';
import { findText, isObject, toObject } from '../load/json-value.ts';
import type { Place } from '../load/place.ts';
import { resolveExamples } from './resolve-examples.ts';
import type { ResolveScope } from './resolve-scope.ts';

/** Parameters hold media types, and the headers of a media type's parts are fields like parameters: the way back is given along. */
export type ResolveField = (place: Place, name: Pick<Parameter, 'name' | 'in'>, scope: ResolveScope) => Parameter;

/** Resolves a Media Type Object. */
export function resolveMediaType(
  at: Place,
  { type, resolveField }: { type: string; resolveField: ResolveField },
  scope: ResolveScope,
): MediaType {
  const { places, schemas } = scope;
  const place = places.follow(at);
  const schema = places.child(place, 'schema');
  const itemSchema = places.child(place, 'itemSchema');
  const encodings = places.child(place, 'encoding');
  return {
    type,
    ...(isObject(schema.value) || typeof schema.value === 'boolean' ? { schema: schemas.read(schema) } : {}),
    ...(isObject(itemSchema.value) && { itemSchema: schemas.read(itemSchema) }),
    examples: resolveExamples(place, scope),
    encoding: Object.fromEntries(
      Object.keys(toObject(encodings.value)).map((name) => [name, resolveEncoding(places.child(encodings, name), { resolveField }, scope)]),
    ),
  };
}

/** Resolves a map of media types by type. */
export function resolveContent(at: Place, { resolveField }: { resolveField: ResolveField }, scope: ResolveScope): MediaType[] {
  return Object.keys(toObject(at.value)).map((type) => resolveMediaType(scope.places.child(at, type), { type, resolveField }, scope));
}

function resolveEncoding(place: Place, { resolveField }: { resolveField: ResolveField }, scope: ResolveScope): Encoding {
  const { places } = scope;
  const value = toObject(place.value);
  const headers = places.child(place, 'headers');
  const contentType = findText(value['contentType']);
  const style = findText(value['style']);
  return {
    ...(contentType !== undefined && { contentType }),
    headers: Object.keys(toObject(headers.value))
      .filter((name) => name.toLowerCase() !== 'content-type')
      .map((name) => resolveField(places.follow(places.child(headers, name)), { name, in: 'header' }, scope)),
    ...(style !== undefined && { style }),
    ...(typeof value['explode'] === 'boolean' && { explode: value['explode'] }),
    ...(typeof value['allowReserved'] === 'boolean' && { allowReserved: value['allowReserved'] }),
  };
}
