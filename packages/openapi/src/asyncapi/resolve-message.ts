import { findText, isObject, toList, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Example, MediaType } from '../model/media-type.ts';
import type { Response } from '../model/operation.ts';
import { createExample } from '../resolve/resolve-examples.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';
import { listBindings } from './list-bindings.ts';
import { findOwned, listOwners } from './list-owners.ts';
import { listSchemaFields } from './list-schema-fields.ts';

/** A message as a file names it, and who sends it. */
export interface MessagePlace extends Pick<Response, 'action' | 'isReply' | 'method'> {
  name: string;
  place: Place;
}

/** Resolves a message: what stands for it on a page is what an answer of OpenAPI has, a body and headers. */
export function resolveMessage({ name, place, action, isReply, method }: MessagePlace, scope: ResolveScope): Response {
  const { places, document } = scope;
  const owners = listOwners(place, places);
  const text = (field: string): string | undefined => findText(findOwned(owners, field));
  const title = text('title') ?? text('summary');
  const description = text('description');
  const type = text('contentType') ?? findText(toObject(document.value)['defaultContentType']) ?? 'application/json';
  const headers = [...owners, ...listBindings(owners, 'http', places)].map((owner) => places.child(owner, 'headers'));
  return {
    status: text('name') ?? name,
    ...(action && { action }),
    ...(isReply && { isReply }),
    ...(method !== undefined && { method }),
    ...(title !== undefined && { summary: title }),
    ...(description !== undefined && { description }),
    headers: listSchemaFields(headers, 'header', scope),
    content: readContent(place, { type, examples: listExamples(findOwned(owners, 'examples')) }, scope),
    links: [],
  };
}

/** A payload that no JSON Schema describes (Avro, Protobuf) has its type alone. */
function readContent(message: Place, head: Pick<MediaType, 'type' | 'examples'>, { places, schemas }: ResolveScope): MediaType[] {
  const written = places.child(message, 'payload');
  const followed = toObject(places.follow(written).value);
  const isWrapped = followed['schemaFormat'] !== undefined && followed['schema'] !== undefined;
  const format = findText(isWrapped ? followed['schemaFormat'] : toObject(message.value)['schemaFormat']) ?? '';
  const schema = isWrapped ? places.child(places.follow(written), 'schema') : written;
  if (schema.value === undefined && head.examples.length === 0) return [];
  const isReadable = (isObject(schema.value) || typeof schema.value === 'boolean') && !FOREIGN.test(format);
  return [{ ...head, encoding: {}, ...(isReadable && { schema: schemas.read(schema) }) }];
}

const FOREIGN = /avro|protobuf|raml|xml/i;

/** `[{ name, payload }]` */
function listExamples(written: unknown): Example[] {
  return (Array.isArray(written) ? toList(written) : []).flatMap((one, index) => {
    const { name, summary, payload } = toObject(one);
    const told = findText(summary);
    return payload === undefined
      ? []
      : [{ ...createExample(findText(name) ?? `Example ${index + 1}`, payload), ...(told !== undefined && { summary: told }) }];
  });
}
