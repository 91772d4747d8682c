import { findText, isObject, toList, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { Parameter } from '../model/media-type.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';

/** The properties of objects' schemas as parameters, the first of each name: AsyncAPI describes headers and queries by one schema. */
export function listSchemaFields(schemas: readonly Place[], location: 'query' | 'header', scope: ResolveScope): Parameter[] {
  const seen = new Set<string>();
  const fields = schemas.flatMap((schema) => {
    const objects = listObjects(schema, scope.places, seen);
    const required = new Set(objects.flatMap(({ value }) => toList(toObject(value)['required'])));
    return objects.flatMap((one) => readFields(one, location, scope).map((field) => ({ ...field, required: required.has(field.name) })));
  });
  return [...new Map(fields.toReversed().map((field) => [field.name, field])).values()].toReversed();
}

/** A schema and the parts of its `allOf`, each once; one of another format may stand in an object that names the format. */
function listObjects(at: Place, places: Places, seen: Set<string>): Place[] {
  const followed = places.follow(at);
  const wrapped = places.child(followed, 'schema');
  const place = toObject(followed.value)['schemaFormat'] === undefined ? followed : places.follow(wrapped);
  const name = places.toName(place);
  if (seen.has(name)) return [];
  seen.add(name);
  const parts = places.child(place, 'allOf');
  return [place, ...toList(parts.value).flatMap((_, index) => listObjects(places.child(parts, index), places, seen))];
}

function readFields(place: Place, location: 'query' | 'header', { places, schemas }: ResolveScope): Omit<Parameter, 'required'>[] {
  const properties = places.child(place, 'properties');
  return Object.keys(toObject(properties.value)).map((name) => {
    const schema = places.child(properties, name);
    const value = toObject(places.follow(schema).value);
    const description = findText(value['description']);
    return {
      name,
      in: location,
      ...(description !== undefined && { description }),
      deprecated: value['deprecated'] === true,
      allowEmptyValue: false,
      style: location === 'query' ? 'form' : 'simple',
      explode: location === 'query',
      allowReserved: false,
      schema: isObject(schema.value) ? schemas.read(schema) : true,
      examples: [],
    };
  });
}
