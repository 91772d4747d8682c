import type { GraphQLError } from 'graphql';
import type { Json, JsonObject } from '@octavo/core';
import type { GraphqlDefinition } from '../model/graphql.ts';
import type { SdlProblem, SdlResult } from '../files/api-io.ts';
import type { GraphqlTools } from './graphql-tools.ts';
import { createInputSchemas } from './input-schema.ts';
import { findUnknownTypes } from './find-unknown-types.ts';
import { readDefinitions } from './read-definitions.ts';

/** A schema as a document that other parts of an API's files are read like: plain JSON. */
export interface GraphqlDocument extends JsonObject {
  graphql: true;
  info: JsonObject;
  definitions: GraphqlDefinition[] & Json[];
  components: { schemas: JsonObject };
}

/** Problems of a schema that are told: who has more of them has one cause. */
const MOST_TOLD = 50;

/** Of a message, in characters. */
const LONGEST = 300;

/**
 * Reads a GraphQL schema, SDL or the JSON of an introspection query, as a document: what is wrong with it as GraphQL has its place, and what can be
 * read is read all the same. Only where its syntax is broken there is no document. Never throws.
 */
export function readSdl(text: string, tools: GraphqlTools): SdlResult {
  if (text.trim() === '') return { problems: [{ message: 'It is empty.', isSyntax: true }] };
  const sdl = /^\s*\{\s*"/.test(text) ? printIntrospection(text, tools) : { text };
  if ('problems' in sdl) return sdl;
  const parsed = guard(() => tools.parse(sdl.text));
  if ('problems' in parsed) return parsed;
  const { value: document } = parsed;
  const told = document.definitions.find(({ kind }) => kind === 'OperationDefinition' || kind === 'FragmentDefinition');
  if (told !== undefined)
    return { problems: [{ message: 'This is an operation, not a schema.', offset: told.loc?.start ?? 0, isSyntax: true }] };
  const read = guard(() => readDefinitions(document, tools.print));
  if ('problems' in read) return read;
  const { description, definitions } = read.value;
  const unknown = findUnknownTypes(document, definitions);
  const value: JsonObject = {
    graphql: true,
    info: description === undefined ? {} : { description },
    definitions: definitions as unknown as Json[],
    components: { schemas: createInputSchemas(definitions) },
  };
  const problems = [...unknown, ...validate(document, { isKnown: unknown.length === 0, tools })];
  return { value, problems: problems.slice(0, MOST_TOLD) };
}

function validate(
  document: ReturnType<GraphqlTools['parse']>,
  { isKnown, tools }: { isKnown: boolean; tools: GraphqlTools },
): SdlProblem[] {
  // Told without looking each name up among all: see `findUnknownTypes`.
  const rules = tools.rules.filter(({ name }) => name !== 'KnownTypeNamesRule');
  const found = guard(() => [...tools.validateSDL(document, undefined, rules)]);
  if ('problems' in found) return found.problems;
  if (found.value.length > 0 || !isKnown) return found.value.map(toProblem);
  const whole = guard(() => [...tools.validateSchema(tools.buildASTSchema(document, { assumeValidSDL: true }))]);
  return 'problems' in whole ? whole.problems : whole.value.map(toProblem);
}

function printIntrospection(text: string, { buildClientSchema, printSchema }: GraphqlTools): { text: string } | SdlResult {
  const printed = guard(() => {
    const given = JSON.parse(text);
    return printSchema(buildClientSchema(given.data ?? given, { assumeValid: true }));
  });
  return 'problems' in printed ? printed : { text: printed.value };
}

/** What a schema of a stranger can lead to: errors of GraphQL, of JSON, and texts that are nested without end. */
function guard<Value>(run: () => Value): { value: Value } | { problems: SdlProblem[] } {
  try {
    return { value: run() };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error instanceof RangeError) return { problems: [{ message: 'It is nested too deeply.', isSyntax: true }] };
    return { problems: [{ ...toProblem(error), isSyntax: true }] };
  }
}

function toProblem(error: Error | GraphQLError): SdlProblem {
  const told = error.message.replace(/^Syntax Error: /, 'Invalid GraphQL: ');
  // A circle of types is told by all of its fields.
  const message = told.length > LONGEST ? `${told.slice(0, LONGEST)}…` : told;
  const offset = 'positions' in error ? error.positions?.[0] : undefined;
  return { message: /[.?!…]$/.test(message) ? message : `${message}.`, ...(offset !== undefined && { offset }), isSyntax: false };
}
