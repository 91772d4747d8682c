import type { Parameter, ParameterLocation } from '../model/media-type.ts';
import { findText, isObject, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import { PARAMETER_STYLES } from './parameter-styles.ts';
import { resolveExamples } from './resolve-examples.ts';
import { resolveMediaType } from './resolve-media-type.ts';
import type { ResolveScope } from './resolve-scope.ts';

/** Resolves a Parameter Object of 3.x, its defaults filled in; undefined when it has no name or no known place. */
export function resolveParameter(at: Place, scope: ResolveScope): Parameter | undefined {
  const place = scope.places.follow(at);
  const { name, in: location } = toObject(place.value);
  const known = findText(name);
  return known === undefined || !isLocation(location) ? undefined : resolveField(place, { name: known, in: location }, scope);
}

/** Resolves what parameters and headers share. */
export function resolveField(place: Place, { name, in: location }: Pick<Parameter, 'name' | 'in'>, scope: ResolveScope): Parameter {
  const { places, schemas } = scope;
  const value = toObject(place.value);
  const description = findText(value['description']);
  const style = PARAMETER_STYLES[location].find((one) => one === value['style']) ?? PARAMETER_STYLES[location][0];
  const schema = places.child(place, 'schema');
  const contents = places.part(place, 'content');
  const [type] = Object.keys(toObject(contents.value));
  return {
    name,
    in: location,
    ...(description !== undefined && { description }),
    required: value['required'] === true || location === 'path',
    deprecated: value['deprecated'] === true,
    allowEmptyValue: value['allowEmptyValue'] === true,
    style,
    explode: typeof value['explode'] === 'boolean' ? value['explode'] : style === 'form' || style === 'cookie',
    // Before 3.2 it is a query's alone.
    allowReserved: value['allowReserved'] === true && (location === 'query' || scope.version === '3.2'),
    ...(type === undefined && isSchema(schema) && { schema: schemas.read(schema) }),
    ...(type !== undefined && {
      content: resolveMediaType(places.child(contents, type), { type, resolveField, isInHeader: location === 'header' }, scope),
    }),
    examples: resolveExamples(place, scope),
  };
}

function isSchema({ value }: Place): boolean {
  return isObject(value) || typeof value === 'boolean';
}

function isLocation(value: unknown): value is ParameterLocation {
  return typeof value === 'string' && Object.hasOwn(PARAMETER_STYLES, value);
}
