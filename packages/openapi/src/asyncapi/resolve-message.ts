import type { Json, JsonObject } from '@octavo/core';
import { findOwn, findText, isObject, toList, toObject } from '../value/json-value.ts';
import type { Place } from '../files/place.ts';
import type { Places } from '../files/places.ts';
import type { FileDetail } from '../model/file-detail.ts';
import type { Example, MediaType, Parameter } from '../model/media-type.ts';
import type { Response } from '../model/operation.ts';
import { createExample } from '../resolve/resolve-examples.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';
import { listBindings } from './list-bindings.ts';
import { listDetails } from '../resolve/list-details.ts';
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
  const [title, summary] = [text('title'), text('summary')];
  const shown = title ?? summary;
  const description = [title === undefined ? undefined : summary, text('description')].filter((one) => one !== undefined).join('\n\n');
  const payload = readPayload(place, places);
  const details = [...describePayload(payload, places), ...listDetails(owners, SHOWN, scope)];
  const type = text('contentType') ?? findText(toObject(document.value)['defaultContentType']) ?? 'application/json';
  const examples = listExamples(findOwned(owners, 'examples'));
  const headers = [...owners, ...listBindings(owners, 'http', places)].map((owner) => places.child(owner, 'headers'));
  return {
    status: text('name') ?? name,
    ...(action && { action }),
    ...(isReply && { isReply }),
    ...(method !== undefined && { method }),
    ...(shown !== undefined && { summary: shown }),
    ...(description !== '' && { description }),
    headers: withExamples(listSchemaFields(headers, 'header', scope), examples),
    content: readContent(payload, { type, examples: examples.flatMap(({ body }) => body ?? []) }, scope),
    links: [],
    ...(details.length > 0 && { details }),
  };
}

/** The fields that have a place of their own. */
const SHOWN =
  /^(?:payload|schemaFormat|contentType|name|title|summary|description|examples|traits)$|^(?:bindings\.http\.)?headers(?:\.schema)?\.(?:type|properties|required|allOf)$/;

/** The schema of a payload, and the format that it is in where the file says. */
interface Payload {
  schema: Place;
  format: string | undefined;
  /** Whether it is a JSON Schema. */
  isReadable: boolean;
}

function readPayload(message: Place, places: Places): Payload {
  const written = places.child(message, 'payload');
  const followed = toObject(places.follow(written).value);
  const isWrapped = followed['schemaFormat'] !== undefined && followed['schema'] !== undefined;
  const format = findText(isWrapped ? followed['schemaFormat'] : toObject(message.value)['schemaFormat']);
  const schema = isWrapped ? places.child(places.follow(written), 'schema') : written;
  const isReadable = (isObject(schema.value) || typeof schema.value === 'boolean') && !FOREIGN.test(format ?? '');
  return { schema, format, isReadable };
}

const FOREIGN = /avro|protobuf|raml|xml/i;

/** The format of a payload, and a schema that is none of JSON, as it is written. */
function describePayload({ schema, format, isReadable }: Payload, places: Places): FileDetail[] {
  const value = isReadable ? undefined : (places.follow(schema).value ?? schema.value);
  const facts = [
    ...(format === undefined ? [] : [{ name: 'schemaFormat', value: format }]),
    ...(value === undefined ? [] : [{ name: 'schema', value }]),
  ];
  return facts.length === 0 ? [] : [{ name: 'payload', facts }];
}

/** A payload that no JSON Schema describes (Avro, Protobuf) has its type alone. */
function readContent({ schema, isReadable }: Payload, head: Pick<MediaType, 'type' | 'examples'>, { schemas }: ResolveScope): MediaType[] {
  if (schema.value === undefined && head.examples.length === 0) return [];
  return [{ ...head, encoding: {}, ...(isReadable && { schema: schemas.read(schema) }) }];
}

/** An example of a message: its body, its headers, or both. */
interface MessageExample {
  name: string;
  body?: Example;
  headers: JsonObject;
}

/** `[{ name, summary, payload, headers }]` */
function listExamples(written: Json | undefined): MessageExample[] {
  return toList(written).map((one, index) => {
    const { name, summary, payload, headers } = toObject(one);
    const told = findText(summary);
    const own = findText(name) ?? `Example ${index + 1}`;
    const body = payload === undefined ? undefined : { ...createExample(own, payload), ...(told !== undefined && { summary: told }) };
    return { name: own, ...(body && { body }), headers: toObject(headers) };
  });
}

/** Gives each header its values in the examples. */
function withExamples(headers: readonly Parameter[], examples: readonly MessageExample[]): Parameter[] {
  return headers.map((header) => {
    const own = examples.flatMap((example) => {
      const value = findOwn(example.headers, header.name);
      return value === undefined ? [] : [createExample(example.name, value)];
    });
    return own.length === 0 ? header : { ...header, examples: own };
  });
}
