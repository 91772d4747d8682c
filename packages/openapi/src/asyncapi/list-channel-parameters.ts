import { findText, isObject, toList, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Parameter } from '../model/media-type.ts';
import type { Schema } from '../model/schema.ts';
import { createPathParameter } from '../resolve/create-path-parameter.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';
import { listDetails } from '../resolve/list-details.ts';
import { listBindings } from './list-bindings.ts';
import { listChannelOperations } from './list-channel-operations.ts';
import { listOwners } from './list-owners.ts';
import { listSchemaFields } from './list-schema-fields.ts';

/** Lists the parts of a channel's address that vary, then what is sent when it is opened: its query, which over HTTP is its operations', and its headers. */
export function listChannelParameters(channel: Place, scope: ResolveScope): Parameter[] {
  const { places } = scope;
  const own = places.part(channel, 'parameters');
  const sockets = listBindings([channel], 'ws', places);
  const requests = listChannelOperations(channel, places).flatMap(({ place }) => listBindings(listOwners(place, places), 'http', places));
  const list = (bindings: readonly Place[], field: string): Place[] => bindings.map((binding) => places.child(binding, field));
  return [
    ...Object.keys(toObject(own.value)).map((name) => readParameter(name, places.part(own, name), scope)),
    ...listSchemaFields(list([...sockets, ...requests], 'query'), 'query', scope),
    ...listSchemaFields(list(sockets, 'headers'), 'header', scope),
  ];
}

/** In 2.x a parameter has a schema; in 3.x it is a text, and says itself which ones there are. */
function readParameter(name: string, place: Place, scope: ResolveScope): Parameter {
  const { places, schemas } = scope;
  const value = toObject(place.value);
  const written = places.child(place, 'schema');
  const description = findText(value['description']);
  const choices = toList(value['enum']);
  const examples = toList(value['examples']);
  const details = listDetails([place], /^(?:description|schema|enum|default|examples)$/, scope);
  const schema: Schema = {
    type: 'string',
    ...(choices.length > 0 && { enum: choices }),
    ...(value['default'] !== undefined && { default: value['default'] }),
    ...(examples.length > 0 && { examples }),
  };
  return {
    ...createPathParameter(name),
    ...(description !== undefined && { description }),
    schema: isObject(written.value) ? schemas.read(written) : schema,
    examples: [],
    ...(details.length > 0 && { details }),
  };
}
