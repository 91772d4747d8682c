import type { Encoding, MediaType, PartEncodings, Parameter } from '../model/media-type.ts';
import { listEntryNames, takeEntries } from '../value/entry-names.ts';
import { findText, isObject, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import { mimeOf, preferJson } from '../value/media-type-kind.ts';
import { PARAMETER_STYLES } from './parameter-styles.ts';
import { resolveExamples } from './resolve-examples.ts';
import type { ResolveScope } from './resolve-scope.ts';

/** Parameters hold media types, and the headers of a media type's parts are fields like parameters: the way back is given along. */
export type ResolveField = (place: Place, name: Pick<Parameter, 'name' | 'in'>, scope: ResolveScope) => Parameter;

/** Resolves a Media Type Object. A header has no parts: their encodings hold headers, which could lead back to it. */
export function resolveMediaType(
  at: Place,
  { type, resolveField, isInHeader = false }: { type: string; resolveField: ResolveField; isInHeader?: boolean },
  scope: ResolveScope,
): MediaType {
  const { places, schemas } = scope;
  const place = places.follow(at);
  const schema = places.child(place, 'schema');
  const itemSchema = places.child(place, 'itemSchema');
  return {
    type,
    ...(isObject(schema.value) || typeof schema.value === 'boolean' ? { schema: schemas.read(schema) } : {}),
    ...(isObject(itemSchema.value) && { itemSchema: schemas.read(itemSchema) }),
    examples: resolveExamples(place, scope),
    encoding: {},
    ...(isInHeader ? {} : resolveEncodings(place, { type, resolveField }, scope)),
  };
}

/** Resolves a map of media types by type, JSON first. */
export function resolveContent(at: Place, { resolveField }: { resolveField: ResolveField }, scope: ResolveScope): MediaType[] {
  return preferJson(listEntryNames(at.value, scope.room)).map((type) =>
    resolveMediaType(scope.places.child(at, type), { type, resolveField }, scope),
  );
}

/** Resolves the encodings of a media type, or of a part that is a `multipart` itself. */
function resolveEncodings(place: Place, owner: EncodingOwner, scope: ResolveScope): PartEncodings {
  const { places, room } = scope;
  const encodings = places.part(place, 'encoding');
  const prefixes = places.parts(place, 'prefixEncoding');
  const rest = places.part(place, 'itemEncoding');
  const names = listEntryNames(encodings.value, room);
  return {
    ...(names.length > 0 && {
      encoding: Object.fromEntries(names.map((name) => [name, resolveEncoding(places.part(encodings, name), owner, scope)])),
    }),
    ...(prefixes.length > 0 && { prefixEncoding: takeEntries(prefixes, room).map((one) => resolveEncoding(one, owner, scope)) }),
    ...(isObject(rest.value) && { itemEncoding: resolveEncoding(rest, owner, scope) }),
  };
}

interface EncodingOwner {
  type: string;
  resolveField: ResolveField;
}

function resolveEncoding(place: Place, { type, resolveField }: EncodingOwner, scope: ResolveScope): Encoding {
  const { places, version, room } = scope;
  const value = toObject(place.value);
  const hasStyles = mimeOf(type) === 'application/x-www-form-urlencoded' || (mimeOf(type) === 'multipart/form-data' && version !== '3.0');
  const headers = places.part(place, 'headers');
  const contentType = findText(value['contentType']);
  const style = PARAMETER_STYLES.query.find((one) => one === value['style']);
  return {
    ...(contentType !== undefined && { contentType }),
    headers: listEntryNames(headers.value, room)
      .filter((name) => name.toLowerCase() !== 'content-type')
      .map((name) => resolveField(places.part(headers, name), { name, in: 'header' }, scope)),
    ...(hasStyles && style !== undefined && { style }),
    ...(hasStyles && typeof value['explode'] === 'boolean' && { explode: value['explode'] }),
    ...(hasStyles && typeof value['allowReserved'] === 'boolean' && { allowReserved: value['allowReserved'] }),
    ...(contentType !== undefined && resolveEncodings(place, { type: contentType, resolveField }, scope)),
  };
}
