import type { Config } from '@octavo/core';
import type { LoadedApi } from '../load/load-api.ts';
import { boundMarkdown } from '../markdown/bound-markdown.ts';
import type { RenderMarkdown } from '../markdown/create-markdown.ts';
import type { Operation } from '../model/operation.ts';
import type { StepTarget, Workflow, WorkflowName } from '../model/workflow.ts';
import { toTargetName } from '../page/api-page-data.ts';
import type { WorkflowOperation, WorkflowPageData } from '../page/api-page-data.ts';
import { WRITTEN_DEPTH } from '../page/written-depth.ts';
import { listAllReferences } from '../schema/list-references.ts';
import { collectChunks } from './collect-chunks.ts';
import { createOverviewData } from './create-api-page-data.ts';
import { findExpanded, findFieldOrder, findPlayground } from './page-settings.ts';
import type { DescribedPage } from './page-settings.ts';
import { findWrittenDepth } from './find-written-depth.ts';
import { prepareSchema, renderSchemas } from './prepare-schema.ts';
import { toConfigured } from './to-configured.ts';

/** What the page of a workflow is made from. */
export interface WorkflowDataScope {
  loaded: LoadedApi;
  config: Config;
  renderMarkdown: RenderMarkdown;
  /** The APIs and files of workflows of the site. */
  find: (source: string) => LoadedApi | undefined;
  /** The address of the file that holds a schema of the file, by name. */
  chunkUrl: (name: string) => string | undefined;
  /** The canonical address of the page of an operation or a workflow. */
  hrefOf: (source: string, key: string) => string | undefined;
  /** The proxy that sends for an operation. */
  proxyOf: (source: string, key: string) => string | undefined;
}

/** Makes what the page of a workflow shows, and what it is run with; undefined where the file lacks it. */
export function createWorkflowData(page: DescribedPage, scope: WorkflowDataScope): WorkflowPageData | undefined {
  const { loaded, config, find } = scope;
  const workflow = loaded.workflow(page.api?.key ?? '');
  if (workflow === undefined) return undefined;
  const options = { renderMarkdown: boundMarkdown(scope.renderMarkdown) };
  const name = toWorkflowName(workflow);
  const reached = listReached(workflow, find);
  const targets = [...reached.values()].flatMap(({ steps }) => steps.map(({ target }) => target));
  const calls = new Map(
    targets.flatMap((target) => (target.kind === 'operation' ? [[toTargetName(target.source, target.key), target] as const] : [])),
  );
  const sources = new Set([...calls.values()].map(({ source }) => source));
  const isRun = findPlayground(page, config) === 'show';
  const shown = renderWorkflow(workflow, options.renderMarkdown);
  const schemas: WorkflowPageData['schemas'] = {};
  for (const { source, inputs } of reached.values()) {
    const table = inputs === undefined ? {} : renderSchemas(find(source)?.collect(inputs) ?? {}, options);
    schemas[source] = { ...schemas[source], ...table };
  }
  const inputs = shown.inputs === undefined ? undefined : prepareSchema(shown.inputs, options);
  const own = schemas[workflow.source] ?? {};
  const references = [inputs ?? {}, ...Object.values(own)].flatMap((schema) => listAllReferences(schema));
  const writtenDepth = findWrittenDepth([{ schema: inputs, direction: 'request' }], own);
  return {
    kind: 'workflow',
    api: { source: workflow.source, title: loaded.api?.title ?? '' },
    name,
    workflows: Object.fromEntries(
      [...reached].map(([key, one]) => [key, key === name ? { ...shown, ...(inputs !== undefined && { inputs }) } : withoutTexts(one)]),
    ),
    schemas,
    hrefs: listHrefs([...targets, ...workflow.dependsOn.map(toWorkflowTarget)], scope),
    ...(isRun && { operations: listOperations(calls.values(), scope) }),
    apis: isRun ? [...sources].flatMap((source) => listAccess(source, scope)) : [],
    chunks: collectChunks(references, new Set(Object.keys(own)), { chunkUrl: scope.chunkUrl, references: loaded.references }),
    expanded: findExpanded(config),
    ...(findFieldOrder(config) === 'file' && { order: 'file' as const }),
    ...(writtenDepth !== WRITTEN_DEPTH && { writtenDepth }),
    ...(config.api.labels && { labels: config.api.labels }),
  };
}

/** `flows.arazzo.yaml#book` */
function toWorkflowName({ source, id }: Pick<Workflow, 'source' | 'id'>): WorkflowName {
  return `${source}#${id}`;
}

/** Workflows that a page can run, at most. */
const MOST = 50;

/** A workflow and those that it leads to, by name. */
function listReached(first: Workflow, find: WorkflowDataScope['find']): Map<WorkflowName, Workflow> {
  const reached = new Map([[toWorkflowName(first), first]]);
  for (const workflow of reached.values()) {
    for (const name of listNext(workflow)) {
      if (reached.has(name) || reached.size >= MOST) continue;
      const at = name.lastIndexOf('#');
      const found = find(name.slice(0, at))?.workflow(`workflow ${name.slice(at + 1)}`);
      if (found !== undefined) reached.set(name, found);
    }
  }
  return reached;
}

function listNext({ dependsOn, steps }: Workflow): WorkflowName[] {
  const ofSteps = steps.flatMap(({ target, onSuccess, onFailure }) => [
    ...(target.kind === 'workflow' ? [target.name] : []),
    ...[...onSuccess, ...onFailure].flatMap(({ workflow }) => workflow ?? []),
  ]);
  return [...dependsOn, ...ofSteps];
}

function renderWorkflow(workflow: Workflow, renderMarkdown: RenderMarkdown): Workflow {
  const render = <Described extends { description?: string }>(one: Described): Described =>
    one.description === undefined ? one : { ...one, description: renderMarkdown(one.description) };
  return { ...render(workflow), steps: workflow.steps.map(render) };
}

function withoutTexts({ description: _, ...workflow }: Workflow): Workflow {
  return { ...workflow, steps: workflow.steps.map(({ description: _text, ...step }) => step) };
}

function toWorkflowTarget(name: WorkflowName): StepTarget {
  return { kind: 'workflow', name, id: name.slice(name.lastIndexOf('#') + 1) };
}

function listHrefs(targets: readonly StepTarget[], { hrefOf }: WorkflowDataScope): Record<string, string> {
  const hrefs: Record<string, string> = {};
  for (const target of targets) {
    if (target.kind === 'unknown') continue;
    const [source, key] =
      target.kind === 'workflow'
        ? [target.name.slice(0, target.name.lastIndexOf('#')), `workflow ${target.id}`]
        : [target.source, target.key];
    const href = hrefOf(source, key);
    if (href !== undefined) hrefs[toTargetName(source, key)] = href;
  }
  return hrefs;
}

function listOperations(
  calls: Iterable<{ source: string; key: string }>,
  { find, config, proxyOf }: WorkflowDataScope,
): Record<string, WorkflowOperation> {
  const operations: Record<string, WorkflowOperation> = {};
  for (const { source, key } of calls) {
    const loaded = find(source);
    const operation = loaded?.operation(key);
    if (operation === undefined) continue;
    const proxy = proxyOf(source, key);
    operations[toTargetName(source, key)] = {
      api: { source, title: loaded?.api?.title ?? '' },
      operation: toCalled(toConfigured(operation, config).operation),
      ...(config.api.playground.credentials && { credentials: 'include' }),
      ...(proxy !== undefined && { proxy }),
    };
  }
  return operations;
}

/** What a request is made from: of answers their types, which are asked for. */
function toCalled({ description: _, ...operation }: Operation): Operation {
  return {
    ...operation,
    responses: operation.responses.map(({ status, content }) => ({
      status,
      headers: [],
      content: content.map(({ type }) => ({ type, examples: [], encoding: {} })),
      links: [],
    })),
    callbacks: [],
    samples: [],
  };
}

function listAccess(source: string, { find, config, renderMarkdown }: WorkflowDataScope): WorkflowPageData['apis'] {
  const loaded = find(source);
  const data = loaded && createOverviewData({ loaded, config, renderMarkdown });
  return data?.access === undefined ? [] : [{ ...data, access: data.access }];
}
