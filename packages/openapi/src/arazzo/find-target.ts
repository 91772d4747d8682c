import type { Json } from '@octavo/core';
import { findOwn, findText, toObject } from '../value/json-value.ts';
import { splitPointer } from '../value/pointer.ts';
import type { Api } from '../model/api.ts';
import type { StepTarget, WorkflowName } from '../model/workflow.ts';
import type { Places } from '../files/places.ts';
import type { SourceDescription } from './list-sources.ts';
import { toWorkflowKey } from './list-workflows.ts';

/** What steps are looked up in. */
export interface TargetScope {
  places: Places;
  sources: readonly SourceDescription[];
  /** An API of the site, or a file of workflows, by its source. */
  findApi: (source: string) => Api | undefined;
  /** The keys of what an API lists, which are looked up for each step. */
  keysOf: (api: Api) => ReadonlySet<string>;
}

/** What a step calls, as the file says; the fields exclude each other. */
export interface WrittenTarget {
  field: 'operationId' | 'operationPath' | 'channelPath' | 'workflowId';
  text: string;
}

const FIELDS = ['operationId', 'operationPath', 'channelPath', 'workflowId'] as const;

/** Lists the fields by which a step says what it calls: one of them, in a file that is right. */
export function listWrittenTargets(step: Json | undefined): WrittenTarget[] {
  return FIELDS.flatMap((field) => {
    const text = findText(toObject(step)[field]);
    return text === undefined ? [] : [{ field, text }];
  });
}

/** Finds what a step calls. */
export function findStepTarget({ field, text }: WrittenTarget, scope: TargetScope): StepTarget {
  if (field === 'workflowId') {
    const name = findWorkflow(text, scope);
    return name === undefined ? { kind: 'unknown', text } : { kind: 'workflow', name, id: name.slice(name.indexOf('#') + 1) };
  }
  return (field === 'operationId' ? findById(text, scope) : findByPath(text, scope)) ?? { kind: 'unknown', text };
}

const REFERENCE = /^\$sourceDescriptions\.([A-Za-z0-9_-]+)\.(.+)$/s;

/** Finds a workflow: `book` of this file, `$sourceDescriptions.shop.book` of another one. */
export function findWorkflow(text: string, { places, sources, findApi, keysOf }: TargetScope): WorkflowName | undefined {
  const [, name, id = text] = REFERENCE.exec(text) ?? [];
  const source = name === undefined ? places.root : findSource(name, sources);
  const api = source === undefined ? undefined : findApi(source);
  return api !== undefined && keysOf(api).has(toWorkflowKey(id)) ? `${source}#${id}` : undefined;
}

/** The file of a source description. */
export function findSource(name: string, sources: readonly SourceDescription[]): string | undefined {
  const target = sources.find((one) => one.name === name)?.target;
  return target !== undefined && 'source' in target ? target.source : undefined;
}

/** Without the name of a description, an id is looked for in all of them. */
function findById(text: string, scope: TargetScope): StepTarget | undefined {
  const [, name, id = text] = REFERENCE.exec(text) ?? [];
  const among = name === undefined ? scope.sources : scope.sources.filter((one) => one.name === name);
  for (const { target } of among) {
    const api = 'source' in target ? scope.findApi(target.source) : undefined;
    if (api === undefined) continue;
    const operation = api.operations.find((one) => one.kind === 'operation' && one.operationId === id);
    if (operation !== undefined) return toTarget(api, operation);
    const channel = findChannelOf(id, api, scope.places);
    if (channel !== undefined) return channel;
  }
  return undefined;
}

/** `{$sourceDescriptions.pets.url}#/paths/~1pets/get` */
function findByPath(text: string, { sources, findApi }: TargetScope): StepTarget | undefined {
  const [, name = '', pointer = ''] = /^\{?\$sourceDescriptions\.([A-Za-z0-9_-]+)(?:\.url)?\}?#(\/.+)$/s.exec(text) ?? [];
  const source = findSource(name, sources);
  const api = source === undefined ? undefined : findApi(source);
  if (api === undefined) return undefined;
  const [container, path, method = ''] = splitPointer(pointer);
  const operation = api.operations.find((one) =>
    container === 'channels'
      ? one.kind === 'channel' && one.operationId === path
      : one.kind === 'operation' && one.path === path && one.method.toLowerCase() === method.toLowerCase(),
  );
  return operation && toTarget(api, operation);
}

function toTarget({ source }: Api, { kind, key, method, path }: Api['operations'][number]): StepTarget {
  return kind === 'channel' ? { kind, source, key } : { kind: 'operation', source, key, method, path };
}

/** The channel of an operation of AsyncAPI, which has no page of its own: 3.x refers to it, in 2.x the operation stands in it. */
function findChannelOf(id: string, { source, operations }: Api, places: Places): StepTarget | undefined {
  const document = toObject(places.open(source).value);
  const reference = findText(findOwn(findOwn(findOwn(document['operations'], id), 'channel'), '$ref'));
  const channels = toObject(document['channels']);
  const name =
    reference === undefined
      ? Object.keys(channels).find((one) =>
          ['publish', 'subscribe'].some((action) => findOwn(findOwn(channels[one], action), 'operationId') === id),
        )
      : splitPointer(reference.replace(/^#/, ''))[1];
  const channel = operations.find((one) => one.kind === 'channel' && one.operationId === name);
  return channel && { kind: 'channel', source, key: channel.key };
}
