import { findEntry } from '@octavo/core/browser';
import type { Diagnostic, Json } from '@octavo/core';
import type { Api } from '../model/api.ts';
import type { GraphqlDefinition } from '../model/graphql.ts';
import type { Operation } from '../model/operation.ts';
import type { Server } from '../model/server.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import type { Workflow } from '../model/workflow.ts';
import type { ApiOverview } from '../model/overview.ts';
import { resolveOverview } from '../resolve/resolve-overview.ts';
import type { ResolveScope } from '../resolve/resolve-scope.ts';
import { resolveServers } from '../resolve/resolve-servers.ts';
import { resolveOperation, SCHEMAS } from '../resolve/resolve-operation.ts';
import { createSchemaReader } from '../resolve/schema-reader.ts';
import { createExampleMaker } from '../examples/create-examples.ts';
import type { ExampleMaker } from '../examples/create-examples.ts';
import { checkWorkflows } from '../arazzo/check-workflows.ts';
import { describeSources, listSources } from '../arazzo/list-sources.ts';
import { listWorkflows } from '../arazzo/list-workflows.ts';
import { resolveWorkflow } from '../arazzo/resolve-workflow.ts';
import { listDefinitions } from '../graphql/list-definitions.ts';
import { resolveDefinition } from '../graphql/resolve-definition.ts';
import type { GraphqlService } from '../graphql/resolve-definition.ts';
import { createSchemaIndex } from '../graphql/schema-index.ts';
import type { SchemaIndex } from '../graphql/schema-index.ts';
import { readDefinition } from '../graphql/written-definition.ts';
import { describeDocument } from '../asyncapi/describe-document.ts';
import { describeServer } from '../asyncapi/describe-server.ts';
import { listChannelServers } from '../asyncapi/list-channel-servers.ts';
import { listChannels } from '../asyncapi/list-channels.ts';
import { resolveChannel } from '../asyncapi/resolve-channel.ts';
import { createEntryRoom } from '../value/entry-names.ts';
import { findText, isObject, toList, toObject } from '../value/json-value.ts';
import { listOperations } from '../resolve/list-operations.ts';
import { createPlaces } from '../files/places.ts';
import { isDescribed, readApi } from '../resolve/read-api.ts';
import { createLocator } from '../files/create-locator.ts';
import { findVersion } from '../files/spec-version.ts';
import type { SpecVersion } from '../files/spec-version.ts';
import type { SpecFiles } from '../files/spec-files.ts';

/** An API of the site: its head at once, the rest when it is asked for. */
export interface LoadedApi {
  /** Undefined when the file could never be read. */
  api: Api | undefined;
  version: SpecVersion;
  /** One operation, whole, with two levels of the schemas that it refers to. */
  operation(key: string): Operation | undefined;
  /** A workflow of an Arazzo file, what its steps call looked up in the files that it names. */
  workflow(key: string): Workflow | undefined;
  /** The files that the workflows of this file are about. */
  sources: readonly string[];
  /** What the file says of the API as a whole; undefined for a file that is no API of OpenAPI. */
  overview(): ApiOverview | undefined;
  /** A schema by the name that a `$ref` of the model gives; undefined when there is none. */
  schema(name: string): Schema | undefined;
  /** The schemas that a schema refers to, as deep as those that come with an operation. */
  collect(schema: Schema): SchemaTable;
  /** The names that the schema of a name refers to, parts that were cut out among them. */
  references(name: string): string[];
  /** The name of a component: `Route` -> `#/components/schemas/Route`. */
  schemaName(component: string): string | undefined;
  /** The examples of a body of this API: those that the file gives, else one that is made from all its schemas. */
  examples: ExampleMaker;
  /** What was wrong with the references that were followed so far. */
  diagnostics(): Diagnostic[];
}

/** What an API is loaded with. */
export interface ApiLoadScope {
  files: SpecFiles;
  /** Those whose files may be referred to. */
  hosts: ReadonlySet<string>;
  /** The API at another source: workflows are about APIs. None by default. */
  findApi?: (source: string) => Api | undefined;
  /** Where the requests of a GraphQL schema go. */
  service?: GraphqlService;
}

/** The operations of a document by how it is written. */
const LISTS = { async: listChannels, arazzo: listWorkflows, graphql: listDefinitions };

/** Problems of a file of workflows that are told: who has more of them has one cause. */
const MOST_TOLD = 50;

/** Loads the API at a source. */
export function loadApi(source: string, { files, hosts, findApi = () => undefined, service = {} }: ApiLoadScope): LoadedApi {
  const places = createPlaces(source, { files, hosts });
  const document = places.open(source);
  const version = findVersion(document.value);
  const list = findEntry<typeof listOperations>(LISTS, version) ?? listOperations;
  const operations = isObject(document.value) ? list(places) : [];
  const byKey = new Map(operations.map((operation) => [operation.head.key, operation]));
  const schemas = createSchemaReader(places);
  const keys = new Map(
    operations.flatMap(({ head, place }) => [
      ...(head.operationId === undefined ? [] : [[head.operationId, head.key] as const]),
      [places.toName(place), head.key] as const,
    ]),
  );
  const scope = { places, schemas, version, document, keys };
  const described = version === 'arazzo' ? listSources(places, hosts) : [];
  const api = isObject(document.value) ? readApi(places, operations) : undefined;
  const keySets = new WeakMap<Api, ReadonlySet<string>>();
  const keysOf = (one: Api): ReadonlySet<string> => {
    const known = keySets.get(one) ?? new Set(one.operations.map(({ key }) => key));
    keySets.set(one, known);
    return known;
  };
  const workflows = { places, schemas, sources: described, keysOf, findApi: (one: string) => (one === source ? api : findApi(one)) };
  let index: SchemaIndex | undefined;
  let problems: Diagnostic[] | undefined;
  const findProblems = (): Diagnostic[] => {
    const found = api === undefined || version !== 'arazzo' ? [] : checkWorkflows(workflows).slice(0, MOST_TOLD);
    const locate = found.length === 0 ? undefined : createLocator(files.text(source));
    return found.map(({ pointer, ...problem }) => ({ ...problem, file: source, ...locate?.(pointer) }));
  };
  if (document.value !== undefined && version === 'unknown') places.warn(unknownVersion(source, document.value));

  return {
    api,
    version,
    operation(key) {
      const operation = byKey.get(key);
      if (operation === undefined || version === 'arazzo') return undefined;
      if (version === 'graphql') {
        index ??= createSchemaIndex(readDefinitionList(document.value));
        return resolveDefinition(operation, { schemas, index, service });
      }
      const resolve = version === 'async' ? resolveChannel : resolveOperation;
      const room = createEntryRoom();
      const badges = (api?.tags ?? []).filter(({ name, kind }) => kind === 'badge' && operation.head.tags.includes(name));
      const resolved = {
        ...resolve(operation, { ...scope, room }),
        ...(badges.length > 0 && { badges: badges.map(({ title }) => title) }),
      };
      if (room.isFull) places.warn(tooLarge(operation.head.path, operation.place.source), operation.head.path);
      return resolved;
    },
    workflow(key) {
      const found = version === 'arazzo' ? byKey.get(key) : undefined;
      return found && resolveWorkflow(found.place, workflows);
    },
    sources: described.flatMap(({ target }) => ('source' in target ? [target.source] : [])),
    overview() {
      if (!isObject(document.value)) return undefined;
      const whole = { ...scope, room: createEntryRoom() };
      const { title, tags } = readApi(places, operations);
      return resolveOverview(whole, {
        title,
        // Those of AsyncAPI are among the details.
        tags: version === 'async' ? [] : tags.filter(isDescribed),
        servers: listServers(whole, service),
        ...(version === 'async' && { details: describeDocument(whole) }),
        ...(described.length > 0 && { details: describeSources(described) }),
      });
    },
    schema: (name) => schemas.find(name),
    collect: (schema) => schemas.collect([schema], SCHEMAS),
    references: (name) => schemas.references(name),
    examples: createExampleMaker((name) => schemas.find(name)),
    schemaName(component) {
      const containers = [places.part(places.part(document, 'components'), 'schemas'), places.part(document, 'definitions')];
      const found = containers.map((one) => places.child(one, component)).find(({ value }) => value !== undefined);
      return found && places.toName(found);
    },
    diagnostics: () => [...places.diagnostics(), ...(problems ??= findProblems())],
  };
}

/** The servers of an API as a whole; of a GraphQL schema the config knows it. */
function listServers(scope: ResolveScope, { endpoint }: GraphqlService): Server[] {
  const { version, document, places } = scope;
  if (version === 'arazzo') return [];
  if (version === 'async') return listChannelServers(document, places).map((one) => describeServer(one, scope));
  return version === 'graphql' && endpoint !== undefined ? [{ url: endpoint, variables: [] }] : resolveServers([document], scope);
}

function readDefinitionList(document: Json | undefined): GraphqlDefinition[] {
  return toList(toObject(document)['definitions']).map(readDefinition);
}

function tooLarge(path: string, file: string): Diagnostic & { file: string } {
  return {
    code: 'openapi/shortened',
    severity: 'info',
    message: `An operation of \`${path}\` is very large; only its beginning is shown.`,
    file,
  };
}

/** A later version than those that are known, or none. */
function adviseVersion(version: string | undefined, isSwagger: boolean): string {
  if (version === undefined) return 'Add `openapi: 3.1.0` at its top. It is read as 3.1.';
  if (isSwagger && version.startsWith('3'))
    return `Write \`openapi: ${version}\`: Swagger ended with 2.0. It is read as 3.1, and not checked.`;
  return 'It is read as 3.1, and not checked.';
}

function unknownVersion(source: string, document: Json): Diagnostic & { file: string } {
  const { openapi, swagger } = toObject(document);
  const version = findText(openapi) ?? findText(swagger);
  return {
    code: 'openapi/unknown-version',
    severity: 'warning',
    message:
      version === undefined
        ? `${source} does not specify its OpenAPI version.`
        : `${source} has an OpenAPI version that is not known: ${version}.`,
    hint: adviseVersion(version, swagger !== undefined),
    file: source,
  };
}
