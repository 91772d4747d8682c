import type { MediaType, Parameter } from '../../model/media-type.ts';
import { preferJson } from '../../value/media-type-kind.ts';
import { findText, isObject, toList, toObject } from '../../value/json-value.ts';
import type { Place } from '../../files/place.ts';
import { createExample, resolveExamples } from '../resolve-examples.ts';
import type { ResolveScope } from '../resolve-scope.ts';
import { findSwaggerStyle } from './swagger-style.ts';
import { toSwaggerSchema } from './swagger-schema.ts';

/** Resolves a parameter or header of 2.0 that is no body. */
export function resolveSwaggerField(place: Place, { name, in: location }: Pick<Parameter, 'name' | 'in'>, scope: ResolveScope): Parameter {
  const value = toObject(place.value);
  const description = findText(value['description']);
  return {
    name,
    in: location,
    ...(description !== undefined && { description }),
    required: value['required'] === true || location === 'path',
    deprecated: value['deprecated'] === true || value['x-deprecated'] === true,
    allowEmptyValue: value['allowEmptyValue'] === true,
    ...findSwaggerStyle(value, location),
    allowReserved: false,
    schema: scope.schemas.read(toSwaggerSchema(place)),
    examples: resolveExamples(place, scope),
  };
}

/** Resolves the body of a response of 2.0: one schema for all that the operation produces. */
export function resolveSwaggerContent(response: Place, { operation }: { operation: Place }, scope: ResolveScope): MediaType[] {
  const { places, schemas } = scope;
  const examples = toObject(toObject(response.value)['examples']);
  const schema = places.child(response, 'schema');
  const produced = listSwaggerTypes('produces', operation, scope);
  const given = Object.keys(examples).filter((type) => type.includes('/'));
  if (!isObject(schema.value) && given.length === 0) return [];
  const types = [...new Set([...(isObject(schema.value) ? produced : []), ...given])];
  return types.map((type) => ({
    type,
    ...(isObject(schema.value) && { schema: schemas.read(schema) }),
    examples: examples[type] === undefined ? [] : [createExample('Example', examples[type])],
    encoding: {},
  }));
}

/** The media types that an operation of 2.0 takes or gives: its own, else the document's, else JSON; JSON first. */
export function listSwaggerTypes(key: 'consumes' | 'produces', operation: Place, { document }: ResolveScope): string[] {
  const own = toObject(operation.value)[key];
  const types = toList(own ?? toObject(document.value)[key]).flatMap((type) => findText(type) ?? []);
  return types.length > 0 ? preferJson(types) : ['application/json'];
}
