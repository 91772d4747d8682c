import type { Json, JsonObject } from '@octavo/core';
import type { Encoding, MediaType, Parameter } from '../../model/media-type.ts';
import type { RequestBody } from '../../model/operation.ts';
import { findText, isObject, toObject } from '../../value/json-value.ts';
import type { Place } from '../../files/place.ts';
import { resolveExamples } from '../resolve-examples.ts';
import type { ResolveScope } from '../resolve-scope.ts';
import { setOwn } from '../../value/set-own.ts';
import { findSwaggerStyle } from './swagger-style.ts';
import { listSwaggerTypes, resolveSwaggerField } from './swagger-content.ts';
import { toSwaggerSchema } from './swagger-schema.ts';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Splits the parameters of an operation of 2.0 into parameters and a body. */
export function resolveSwaggerRequest(
  places: Place[],
  operation: Place,
  scope: ResolveScope,
): { parameters: Parameter[]; requestBody?: RequestBody } {
  const parameters = places.flatMap((place) => {
    const { name, in: location } = toObject(place.value);
    const known = findText(name);
    return known !== undefined && (location === 'path' || location === 'query' || location === 'header')
      ? [resolveSwaggerField(place, { name: known, in: location }, scope)]
      : [];
  });
  const body = places.find(({ value }) => toObject(value)['in'] === 'body');
  const fields = places.filter(({ value }) => toObject(value)['in'] === 'formData');
  const requestBody = body ? resolveBody(body, operation, scope) : fields.length > 0 ? resolveForm(fields, operation, scope) : undefined;
  return { parameters, ...(requestBody && { requestBody }) };
}

function resolveBody(place: Place, operation: Place, scope: ResolveScope): RequestBody {
  const value = toObject(place.value);
  const description = findText(value['description']);
  const schema = scope.places.child(place, 'schema');
  const examples = resolveExamples(place, scope);
  return {
    ...(description !== undefined && { description }),
    required: value['required'] === true,
    content: listSwaggerTypes('consumes', operation, scope).map((type) => ({
      type,
      ...(isObject(schema.value) && { schema: scope.schemas.read(schema) }),
      examples,
      encoding: {},
    })),
  };
}

function resolveForm(fields: Place[], operation: Place, scope: ResolveScope): RequestBody {
  const values = fields.map(({ value }) => toObject(value));
  const properties: JsonObject = {};
  const encoding: [string, Encoding][] = [];
  for (const field of fields) {
    const value = toObject(field.value);
    const name = findText(value['name']) ?? '';
    const schema = scope.schemas.read(toSwaggerSchema(field));
    const description = findText(value['description']);
    setOwn(properties, name, isObject(schema) && description !== undefined ? { ...schema, description } : schema);
    if (value['type'] === 'array') encoding.push([name, { headers: [], ...findSwaggerStyle(value, 'query') }]);
  }
  const required: Json[] = values.filter((value) => value['required'] === true).flatMap((value) => findText(value['name']) ?? []);
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) };
  const consumed = listSwaggerTypes('consumes', operation, scope).filter((type) => FORMS.includes(type));
  const fallback = values.some((value) => value['type'] === 'file') ? FORMS.slice(1) : FORMS.slice(0, 1);
  const content: MediaType[] = (consumed.length > 0 ? consumed : fallback).map((type) => ({
    type,
    schema,
    examples: [],
    encoding: Object.fromEntries(encoding),
  }));
  return { required: required.length > 0, content };
}
