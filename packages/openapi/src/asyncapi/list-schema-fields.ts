import { findText, isObject, toList, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Parameter } from '../model/media-type.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';

/** The properties of objects' schemas as parameters, the first of each name: AsyncAPI describes headers and queries by one schema. */
export function listSchemaFields(schemas: readonly Place[], location: 'query' | 'header', scope: ResolveScope): Parameter[] {
  const fields = schemas.flatMap((schema) => readFields(schema, location, scope));
  return [...new Map(fields.toReversed().map((field) => [field.name, field])).values()].toReversed();
}

function readFields(at: Place, location: 'query' | 'header', { places, schemas }: ResolveScope): Parameter[] {
  const place = places.follow(at);
  const properties = places.child(place, 'properties');
  const required = toList(toObject(place.value)['required']);
  return Object.keys(toObject(properties.value)).map((name) => {
    const schema = places.child(properties, name);
    const value = toObject(places.follow(schema).value);
    const description = findText(value['description']);
    return {
      name,
      in: location,
      ...(description !== undefined && { description }),
      required: required.includes(name),
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
