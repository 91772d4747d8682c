import type { ApiTexts } from '@octavo/core';
import { isObject, toObject } from '../value/json-value.ts';
import type { GraphqlPart, GraphqlValue } from '../model/graphql.ts';
import type { MediaType } from '../model/media-type.ts';
import type { ChannelAction, Operation, Response } from '../model/operation.ts';
import type { Schema, SchemaTable } from '../model/schema.ts';
import type { Workflow } from '../model/workflow.ts';
import { mapSubschemas } from '../schema/map-subschemas.ts';
import { groupMessages } from '../page/group-messages.ts';
import { groupParameters } from '../page/list-operation-sections.ts';
import { findEntry } from '@octavo/core/browser';

/** A part of an operation's page as a search sees it: its place on the page, and its words. */
export interface OperationText {
  /** The id of the part on the page; empty for its beginning. */
  id: string;
  /** In English. */
  heading: keyof ApiTexts | '';
  /** Descriptions as they are written, names of fields among them. */
  text: string;
  code: string;
}

/** Words of one part, at most: a search needs names and first sentences, not whole files. */
const LONGEST = 8000;

/** Lists what a search finds of an operation: method and path, parameters by place, and the fields of its bodies. */
export function listOperationText(operation: Operation): OperationText[] {
  if (operation.graphql) return listDefinitionText(operation.graphql);
  const { method, path, description = '', operationId = '', requestBody, responses, schemas, kind } = operation;
  const groups = groupParameters(operation);
  const content = (media: readonly MediaType[]): string => media.map(({ schema }) => listWords(schema, schemas)).join(' ');
  const bodies = (list: readonly Response[]): string =>
    list
      .map(({ status, summary, description: words = '', content: media }) =>
        [status, ...(summary === undefined ? [] : [summary]), words, content(media)].join(' '),
      )
      .join('\n');
  return [
    create('', '', description, [kind === 'operation' ? `${method} ${path}` : path, operationId].filter(Boolean).join('\n')),
    ...groups.map(({ id, title, parameters }) =>
      create(id, title, parameters.map(({ name, description: words = '' }) => `${name} ${words}`).join('\n')),
    ),
    ...(requestBody ? [create('body', 'Body', `${requestBody.description ?? ''} ${content(requestBody.content)}`)] : []),
    ...groupMessages(operation).map(({ id, title, actions, messages }) => create(id, title, `${listTold(actions)}\n${bodies(messages)}`)),
    ...(kind !== 'channel' && responses.length > 0 ? [create('responses', 'Responses', bodies(responses))] : []),
  ];
}

function listTold(actions: readonly ChannelAction[]): string {
  return actions.map(({ name, summary = '', description = '' }) => `${name} ${summary} ${description}`).join('\n');
}

/** Lists what a search finds of a GraphQL definition: its name, arguments, fields and values. */
function listDefinitionText(part: GraphqlPart): OperationText[] {
  const parts = [
    create('arguments', 'Arguments', listNames(part.arguments)),
    create('fields', 'Fields', listNames(part.fields)),
    create('values', 'Values', listNames(part.values)),
  ];
  return [create('', '', part.description ?? '', part.name), ...parts.filter(({ text }) => text !== '')];
}

function listNames(list: readonly GraphqlValue[]): string {
  return list.map(({ name, description = '' }) => `${name} ${description}`).join('\n');
}

/** Lists what a search finds of a workflow: its inputs, its steps with what they call, and its outputs. */
export function listWorkflowText({ id, description = '', inputs, steps, outputs }: Workflow, table: SchemaTable): OperationText[] {
  const [names, texts] = [Object.keys(outputs).join('\n'), listWords(inputs, table)];
  return [
    create('', '', description, id),
    ...(inputs === undefined ? [] : [create('inputs', 'Inputs', texts)]),
    create(
      'steps',
      'Steps',
      steps.map((step) => `${step.id} ${step.description ?? ''}`).join('\n'),
      steps.flatMap(({ target }) => (target.kind === 'operation' ? [`${target.method} ${target.path}`] : [])).join('\n'),
    ),
    ...(names === '' ? [] : [create('outputs', 'Outputs', names)]),
  ];
}

/** Lists what a search finds of a schema: its fields, and what is said of them. */
export function listSchemaText(schema: Schema, table: SchemaTable): OperationText[] {
  return [create('', '', listWords(schema, table))];
}

function create(id: string, heading: OperationText['heading'], text: string, code = ''): OperationText {
  return { id, heading, text: text.trim().slice(0, LONGEST), code };
}

/** Names and descriptions of a schema's fields, those of the schemas at hand that it refers to included. */
function listWords(schema: Schema | undefined, schemas: SchemaTable): string {
  const words: string[] = [];
  const seen = new Set<string>();
  // By name, what stands there is looked up when its turn has come; without recursion, since schemas may lead on a thousand times.
  const waiting: (Schema | string)[] = schema === undefined ? [] : [schema];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const one = typeof next === 'string' ? (seen.has(next) ? undefined : findEntry(schemas, next)) : next;
    if (typeof next === 'string') seen.add(next);
    if (!isObject(one)) continue;
    const { $ref, description, properties } = one;
    if (typeof description === 'string') words.push(description);
    for (const name of Object.keys(toObject(properties))) words.push(name);
    const parts: (Schema | string)[] = typeof $ref === 'string' ? [$ref] : [];
    mapSubschemas(one, (part) => {
      parts.push(part);
      return part;
    });
    for (const part of parts.toReversed()) waiting.push(part);
  }
  return words.join(' ');
}
