import type { GraphQLError } from 'graphql';
import type { JsonObject } from '@octavo/core';
import type { GraphqlDefinition } from '../model/graphql.ts';
import type { SdlProblem, SdlResult } from '../files/api-io.ts';
import type { GraphqlTools } from './graphql-tools.ts';
import { createInputSchemas } from './input-schema.ts';
import { findUnknownTypes } from './find-unknown-types.ts';
import { readDefinitions } from './read-definitions.ts';
import { keepDefinition } from './written-definition.ts';

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
  if (!/^\s*\{\s*"/.test(text)) return readText(text, tools);
  const printed = guard(() => printIntrospection(text, tools));
  if ('problems' in printed) return printed;
  const { problems, ...result } = readText(printed.value, tools);
  // Offsets in a text that nobody has written lead nowhere.
  return { ...result, problems: problems.map(({ offset: _, ...problem }) => problem) };
}

function readText(text: string, tools: GraphqlTools): SdlResult {
  const parsed = guard(() => tools.parse(text));
  if ('problems' in parsed) return parsed;
  const { value: document } = parsed;
  const told = document.definitions.find(({ kind }) => kind === 'OperationDefinition' || kind === 'FragmentDefinition');
  if (told !== undefined)
    return { problems: [{ message: 'This is an operation, not a schema.', offset: told.loc?.start ?? 0, isSyntax: true }] };
  const read = guard(() => readDefinitions(document, tools.print));
  if ('problems' in read) return read;
  const { description, definitions } = read.value;
  const unknown = findUnknownTypes(document);
  const value: JsonObject = {
    graphql: true,
    info: description === undefined ? {} : { description },
    definitions: definitions.map(keepDefinition),
    components: { schemas: createInputSchemas(definitions) },
  };
  const problems = [...unknown, ...validate(document, { definitions, isKnown: unknown.length === 0, tools })];
  return { value, problems: problems.slice(0, MOST_TOLD) };
}

interface Validation {
  definitions: readonly GraphqlDefinition[];
  isKnown: boolean;
  tools: GraphqlTools;
}

function validate(document: ReturnType<GraphqlTools['parse']>, { definitions, isKnown, tools }: Validation): SdlProblem[] {
  const rules = tools.rules.filter(({ name }) => (isKnown ? name !== 'KnownTypeNamesRule' : !COMPARING.has(name)));
  const found = guard(() => findErrors(document, { ...tools, rules }));
  if ('problems' in found) return found.problems;
  if (found.value.length > 0 || !isKnown) return found.value.map(toProblem);
  if (countChecks(definitions) > MOST_CHECKS)
    return [{ message: 'It was not checked whether types implement their interfaces: there are too many of them.', isSyntax: false }];
  const whole = guard(() => [...tools.validateSchema(tools.buildASTSchema(document, { assumeValidSDL: true }))]);
  return 'problems' in whole ? whole.problems : whole.value.map(toProblem);
}

/** Finds the errors that are told. GraphQL would find all, and look for the line of each from the start of the text. */
function findErrors(document: ReturnType<GraphqlTools['parse']>, { validateSDL, rules }: GraphqlTools): GraphQLError[] {
  const errors: GraphQLError[] = [];
  const reportError = (error: GraphQLError): void => {
    errors.push(error);
    if (errors.length === MOST_TOLD) throw new EnoughError();
  };
  const bounded = rules.map(
    (rule): typeof rule =>
      (context) =>
        rule(Object.create(context, { reportError: { value: reportError } })),
  );
  try {
    validateSDL(document, undefined, bounded);
  } catch (error) {
    if (!(error instanceof EnoughError)) throw error;
  }
  return errors;
}

/** Thrown where as many errors are found as are told. */
class EnoughError extends Error {}

/** Rules that compare each unknown name with each name of the schema: `findUnknownTypes` tells the same. */
const COMPARING: ReadonlySet<string> = new Set(['KnownTypeNamesRule', 'PossibleTypeExtensionsRule']);

/** What types are checked for by their interfaces: each may be an error of GraphQL's, which takes 50 µs and 3 kB. */
const MOST_CHECKS = 100_000;

/** Counts what interfaces ask of the types that implement them: their fields with arguments, and what they implement themselves. */
function countChecks(definitions: readonly GraphqlDefinition[]): number {
  const asked = new Map(
    definitions.flatMap(({ kind, name, fields, interfaces }) => {
      const members = fields.reduce((sum, field) => sum + 1 + field.arguments.length, 0);
      return kind === 'interface' ? [[name, members + interfaces.length] as const] : [];
    }),
  );
  return definitions.flatMap(({ interfaces }) => interfaces).reduce((sum, name) => sum + (asked.get(name) ?? 0), 0);
}

function printIntrospection(text: string, { buildClientSchema, printSchema }: GraphqlTools): string {
  const given = JSON.parse(text.trim());
  return printSchema(buildClientSchema(given.data ?? given, { assumeValid: true }));
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
