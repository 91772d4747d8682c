import type { Json } from '@octavo/core';
import { toList } from '../value/json-value.ts';
import type { Example, MediaType, Parameter } from '../model/media-type.ts';
import type { Operation } from '../model/operation.ts';
import type { SchemaTable } from '../model/schema.ts';
import { isJsonType } from '../value/media-type-kind.ts';
import { isList, isRecord, type RequestValue, type RequestValues } from './request-value.ts';
import {
  findBranches,
  findItem,
  findKeyword,
  findProperty,
  findRequired,
  findTypes,
  isMissing,
  type TabledSchema,
} from '../schema/find-in-schema.ts';

/** What values hold beside what is required: nothing, the whole body, or optional parameters as well. */
export type Extent = 'required' | 'body' | 'all';

/**
 * The values that an operation's form and samples begin with. Given examples first, then what schemas say (`default`, `example`, `const`,
 * the first of `enum`), then a word or number of the type. `required` leaves out optional parameters, an optional body, and the
 * optional properties of examples that were generated; what an author wrote is kept whole.
 */
export function createValues(operation: Operation, extent: Extent): RequestValues {
  const wanted = operation.parameters.filter(({ required, deprecated }) => required || (extent === 'all' && !deprecated));
  const named = (location: Parameter['in']): Record<string, RequestValue> =>
    Object.fromEntries(
      wanted
        .filter((parameter) => parameter.in === location)
        .map((parameter) => [parameter.name, parameterValue(parameter, operation.schemas)]),
    );
  const querystring = wanted.find((parameter) => parameter.in === 'querystring');
  const { requestBody } = operation;
  const media = requestBody && (requestBody.required || extent !== 'required') ? requestBody.content[0] : undefined;
  const accept = findAccept(operation);
  return {
    path: named('path'),
    query: named('query'),
    header: named('header'),
    cookie: named('cookie'),
    ...(querystring && { querystring: parameterValue(querystring, operation.schemas) }),
    ...(media && createBodyValues(media, { schemas: operation.schemas, extent })),
    ...(accept !== undefined && { accept }),
  };
}

/** The body that one media type begins with. */
export function createBodyValues(
  media: MediaType,
  { schemas, extent }: { schemas: SchemaTable; extent: Extent },
): Pick<RequestValues, 'body' | 'rawBody' | 'contentType'> {
  const contentType = media.type;
  const place = { schema: media.schema, schemas };
  const example = media.examples.find(hasContent);
  if (!example) return { contentType, body: createValue(place) };
  if (example.value === undefined) return { contentType, rawBody: example.serialized ?? '' };
  if (typeof example.value === 'string' && !isJsonType(media.type) && findTypes(place).includes('object'))
    return { contentType, rawBody: example.value };
  return { contentType, body: example.isGenerated && extent === 'required' ? keepRequired(example.value, place) : example.value };
}

function parameterValue({ examples, schema, content }: Parameter, schemas: SchemaTable): RequestValue {
  const example = [...examples, ...(content?.examples ?? [])].find(({ value }) => value !== undefined);
  return example?.value ?? createValue({ schema: schema ?? content?.schema, schemas });
}

/** What is left of a walk: levels, and schemas to be visited, since those that are made of each other branch without end. */
interface Walk {
  depth: number;
  budget: { left: number };
}

/** The most members that an object begins with: a request with more of them is not read. */
const MOST_MEMBERS = 100;

/** A value that fits a schema at a glance: enough for a parameter or a small body; deep ones have generated examples. */
function createValue(place: TabledSchema, { depth, budget }: Walk = { depth: 6, budget: { left: 2000 } }): Json {
  budget.left -= 1;
  const below: Walk | undefined = depth > 0 && budget.left > 0 ? { depth: depth - 1, budget } : undefined;
  const given = ['x-default', 'example', 'default', 'const']
    .map((keyword) => findKeyword(place, keyword))
    .find((value) => value !== undefined);
  if (given !== undefined) return given;
  const [first] = ['examples', 'enum'].flatMap((keyword) => toList(findKeyword(place, keyword)));
  if (first !== undefined) return first;
  const [branch] = findBranches(place);
  const names = findRequired(place);
  if (branch !== undefined && below && names.length === 0) return createValue({ ...place, schema: branch }, below);
  const type = findTypes(place).find((candidate) => candidate !== 'null');
  if (type === 'array') return below ? [createValue({ ...place, schema: findItem(place, 0) }, below)] : [];
  if (type === 'object' || names.length > 0) {
    if (!below) return {};
    const members = names.slice(0, MOST_MEMBERS).map((name) => [name, createValue({ ...place, schema: findProperty(place, name) }, below)]);
    return Object.fromEntries(members);
  }
  return createPrimitive(type, place);
}

function createPrimitive(type: string | undefined, place: TabledSchema): Json {
  if (type === 'boolean') return true;
  if (type !== 'integer' && type !== 'number') return 'string';
  const minimum = findKeyword(place, 'minimum');
  return typeof minimum === 'number' ? minimum : 1;
}

/** What some alternative requires stays, and so does all of which the schema is not at hand. */
function keepRequired(value: RequestValue, place: TabledSchema): RequestValue {
  if (isList(value)) return value.map((item, index) => keepRequired(item, { ...place, schema: findItem(place, index) }));
  if (!isRecord(value)) return value;
  const places = [place, ...findBranches(place).map((schema) => ({ ...place, schema }))];
  if (places.some(isMissing)) return value;
  const names = new Set(places.flatMap(findRequired));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => names.has(name))
      .map(([name, member]) => [name, keepRequired(member, { ...place, schema: findProperty(place, name) })]),
  );
}

function findAccept({ responses }: Operation): string | undefined {
  const answer = responses.find(({ status }) => status.startsWith('2')) ?? responses.find(({ status }) => status === 'default');
  return answer?.content[0]?.type;
}

function hasContent({ value, serialized }: Example): boolean {
  return value !== undefined || serialized !== undefined;
}
