import type { Operation } from '../model/operation.ts';
import { toGraphqlKey, toTypeName } from '../model/graphql.ts';
import type { GraphqlDefinition, GraphqlField, GraphqlPart } from '../model/graphql.ts';
import { createPathParameter } from '../resolve/create-path-parameter.ts';
import { SCHEMAS } from '../resolve/resolve-operation.ts';
import { listSchemas } from '../resolve/list-schemas.ts';
import type { OperationPlace } from '../resolve/list-operations.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';
import { setOwn } from '../value/set-own.ts';
import { createObjectSchema } from './input-schema.ts';
import { createVariables } from './create-variables.ts';
import type { SchemaIndex } from './schema-index.ts';
import { writeOperationText } from './write-operation-text.ts';
import { readDefinition } from './written-definition.ts';

/** Where requests of a schema go: what the site's config says, since a schema does not. */
export interface GraphqlService {
  /** An address, or a path of the site. */
  endpoint?: string;
  /** Names of headers that the playground offers. */
  headers?: readonly string[];
}

/** What a definition is resolved in. */
export interface DefinitionScope extends Pick<ResolveScope, 'schemas'> {
  index: SchemaIndex;
  service: GraphqlService;
}

/** Places where a type is used that its page lists. */
const MOST_USES = 100;

/** Resolves a definition whole. A query and a mutation are requests: text and variables in a body of JSON. */
export function resolveDefinition({ head, place }: OperationPlace, { index, schemas, service }: DefinitionScope): Operation {
  const definition = readDefinition(place.value);
  const part = createPart(definition, index);
  const plain: Operation = {
    ...head,
    servers: [],
    security: [],
    parameters: [],
    responses: [],
    callbacks: [],
    samples: [],
    schemas: {},
    graphql: part,
  };
  if (definition.type === '') return plain;
  const { text, data, schema } = writeOperationText(definition, index);
  const variables = createVariables(definition.arguments, index);
  const hasVariables = Object.keys(variables).length > 0;
  const graphql: GraphqlPart = { ...part, example: text, ...(hasVariables && { variables: JSON.stringify(variables, null, 2) }) };
  const examples = [{ name: 'example', value: { data }, isGenerated: true }];
  const answer = {
    status: '200',
    headers: [],
    content: [{ type: 'application/json', schema, examples, encoding: {} }],
    links: [],
  };
  if (definition.kind === 'subscription') return { ...plain, graphql, responses: [answer] };
  const properties = {
    query: { type: 'string', default: text },
    ...(definition.arguments.length > 0 && { variables: createObjectSchema(definition.arguments) }),
  };
  const request: Operation = {
    ...plain,
    graphql,
    servers: service.endpoint === undefined ? [] : [{ url: service.endpoint, variables: [] }],
    parameters: (service.headers ?? []).map((name) => ({ ...createPathParameter(name), in: 'header', required: false })),
    requestBody: {
      required: true,
      content: [
        {
          type: 'application/json',
          schema: { type: 'object', required: ['query', ...(hasVariables ? ['variables'] : [])], properties },
          examples: [{ name: 'example', value: { query: text, ...(hasVariables && { variables }) } }],
          encoding: {},
        },
      ],
    },
    responses: [answer],
  };
  return { ...request, schemas: schemas.collect(listSchemas(request), SCHEMAS) };
}

function createPart(definition: GraphqlDefinition, index: SchemaIndex): GraphqlPart {
  const { kind, name, type, fields, interfaces, members } = definition;
  const isType = type === '' && kind !== 'directive';
  const uses = isType ? index.uses(name) : new Map<string, GraphqlDefinition>();
  const usedBy = [...uses.keys()].slice(0, MOST_USES);
  const possibleTypes = kind === 'interface' ? [...index.implementations(name)] : [];
  const keys: Record<string, string> = {};
  const named = [...[definition, ...fields].flatMap(listTypes), ...interfaces, ...members, ...possibleTypes];
  for (const one of named) {
    const found = index.type(toTypeName(one));
    if (found !== undefined) setOwn(keys, found.name, toGraphqlKey(found));
  }
  for (const coordinate of usedBy) {
    const found = uses.get(coordinate);
    if (found !== undefined) setOwn(keys, coordinate, toGraphqlKey(found));
  }
  return { ...definition, possibleTypes, usedBy, usedByMore: uses.size - usedBy.length, keys };
}

function listTypes({ type, arguments: list }: Pick<GraphqlField, 'type' | 'arguments'>): string[] {
  return [type, ...list.map((argument) => argument.type)];
}
