import path from 'node:path';
import { findEntry } from '@octavo/core/internal';
import type { Diagnostic, SitePage } from '@octavo/core';
import type { Operation } from '@octavo/openapi';
import type { ApiPageData, OperationPageData, WorkflowPageData } from '@octavo/openapi/internal';
import type { LoadedApi } from '@octavo/openapi/internal/load';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';
import type { Outputs } from '../output/outputs.ts';
import type { Policy } from '../policy/create-policy.ts';
import type { SiteProject } from '../site/project.ts';
import { toPolicySource } from '../policy/policy-needs.ts';
import { findApiChanges } from '../api/find-api-changes.ts';
import { findApiTexts, findLanguageOf } from '../content/pages/find-api-texts.ts';
import { findPartPlaces } from '../api/find-part-places.ts';
import { createTargetHrefs } from '../api/list-target-hrefs.ts';
import { createProxyAddress, findBuiltProxy } from '../api/proxy-address.ts';
import type { ProxiedOperation } from '../api/proxy-address.ts';

/** What stands for data that could not be made. */
export interface ApiDataProblem {
  kind: 'problem';
  problem: Diagnostic;
}

/** What the data of an API's pages is made with. */
export type ApiScope = SiteProject & Sources & Pick<Outputs, 'apiChunks'> & Pick<Live, 'events'> & { policy: Policy };

/** Makes what the page of an operation or a schema shows; undefined for another page, and where the API has lost it. */
export function createApiData(page: SitePage, context: ApiScope): Promise<ApiPageData | ApiDataProblem | undefined> {
  return context.store.failures.attempt<ApiPageData | ApiDataProblem | undefined>(page, 'content', {
    make: async () => noteServers(await readPageData(page, context), context),
    otherwise: toProblem,
  });
}

/** Makes what `<Operation>` or `<Playground>` of a page shows; undefined where no API has the operation. */
export function createOperationData(text: string, context: ApiScope): Promise<OperationPageData | ApiDataProblem | undefined> {
  const found = context.store.apis.findOperation(text);
  const subject = { href: `\`${text}\``, file: 'source' in found ? found.source : '' };
  return context.store.failures.attempt<OperationPageData | ApiDataProblem | undefined>(subject, 'operation', {
    make: async () => noteServers(await readOperationData(text, context), context),
    otherwise: toProblem,
  });
}

/** A playground sends requests to an API's servers, and asks for tokens where the API says. */
function noteServers<Data extends ApiPageData | undefined>(data: Data, { policy }: Pick<ApiScope, 'policy'>): Data {
  const operations = data?.kind === 'operation' ? [data.operation] : data?.kind === 'workflow' ? listCalled(data) : [];
  for (const operation of operations) noteOperation(operation, policy);
  return data;
}

function listCalled({ operations = {} }: WorkflowPageData): Operation[] {
  return Object.values(operations).map(({ operation }) => operation);
}

function noteOperation({ servers, security }: Operation, policy: Policy): void {
  const tokens = [...JSON.stringify(security).matchAll(/"(?:tokenUrl|refreshUrl|openIdConnectUrl|authorizationUrl)":"([^"]+)"/g)];
  policy.need({ 'connect-src': [...servers.map(({ url }) => url), ...tokens.map(([, url = '']) => url)].flatMap(toPolicySource) });
}

function toProblem(problem: Diagnostic): ApiDataProblem {
  return { kind: 'problem', problem };
}

async function readPageData(page: SitePage, context: ApiScope): Promise<ApiPageData | undefined> {
  const { store, apiChunks, apiRenderer, events } = context;
  if (page.api?.kind === 'fields') return createFieldData(page, page.api.key, context);
  const { source } = page.api ?? {};
  const loaded = source === undefined ? undefined : store.apis.find(source);
  if (source === undefined || loaded === undefined) return undefined;
  const { createApiPageData, createSay, renderMarkdown } = await apiRenderer();
  const site = store.site();
  const { config, pages } = site;
  if (page.api?.kind === 'workflow') return readWorkflowData(page, { ...context, loaded });
  const newest = store.apiChanges();
  const changes = findApiChanges(newest?.source === source ? newest : undefined, {
    key: page.api?.key ?? '',
    site,
    language: findLanguageOf(page, site),
  });
  const data = createApiPageData(page, {
    ...(page.api?.kind === 'graphql' && { hrefOf: (key: string) => createTargetHrefs(pages)(source, key) }),
    addressOf: findPartPlaces(source, context).addressOf,
    loaded,
    config,
    renderMarkdown,
    chunkUrl: (name) => apiChunks.url(source, name),
    ...listProxy({ source, key: page.api?.key ?? '' }, context),
    ...(changes && { changes, say: createSay(findApiTexts(page, context)) }),
  });
  // What was followed may lead to an address: with its text the page is another one.
  if (await store.settle()) {
    const current = store.site().pages[page.href];
    return current && readPageData(current, context);
  }
  events.emit('problems');
  return data?.kind === 'operation' ? { ...data, ...(await listOwnExamples(page, context)) } : data;
}

/** The data of a workflow's page: its operations may stand in several files. */
async function readWorkflowData(
  page: SitePage,
  { loaded, ...context }: ApiScope & { loaded: LoadedApi },
): Promise<ApiPageData | undefined> {
  const { store, apiChunks, apiRenderer, events } = context;
  const { createWorkflowData, renderMarkdown } = await apiRenderer();
  const { config, pages } = store.site();
  const data = createWorkflowData(page, {
    loaded,
    config,
    renderMarkdown,
    find: (source) => store.apis.find(source),
    chunkUrl: (name) => apiChunks.url(page.api?.source ?? '', name),
    hrefOf: createTargetHrefs(pages),
    proxyOf: (source, key) => listProxy({ source, key }, context).proxy,
  });
  if (await store.settle()) {
    const current = store.site().pages[page.href];
    return current && readPageData(current, context);
  }
  events.emit('problems');
  return data;
}

async function readOperationData(text: string, context: ApiScope): Promise<OperationPageData | undefined> {
  const { store, apiChunks, apiRenderer } = context;
  const site = store.site();
  const found = store.apis.findOperation(text);
  const loaded = 'key' in found ? store.apis.find(found.source) : undefined;
  if (!('key' in found) || loaded === undefined) return undefined;
  const { source, key } = found;
  const { createApiPageData, renderMarkdown } = await apiRenderer();
  const page = { frontmatter: {}, api: { kind: 'operation' as const, source, key, isDeprecated: false } };
  const data = createApiPageData(page, {
    loaded,
    config: site.config,
    renderMarkdown,
    addressOf: findPartPlaces(source, context).addressOf,
    chunkUrl: (name) => apiChunks.url(source, name),
    ...listProxy({ source, key }, context),
  });
  if (await store.settle()) return readOperationData(text, context);
  const pages = Object.values(site.pages).filter(({ api }) => api?.source === source && api.key === key);
  const href = (pages.find(({ isHidden }) => !isHidden) ?? pages[0])?.href;
  return data?.kind === 'operation' ? { ...data, ...(href !== undefined && { href }) } : undefined;
}

/** The data of a page that describes its endpoint itself. */
async function createFieldData(page: SitePage, key: string, context: ApiScope): Promise<ApiPageData> {
  const { store, content, root, apiRenderer } = context;
  const { fields } = await content.load(path.posix.join(root, page.file));
  const { createFieldOperation, toOperationData, renderMarkdown } = await apiRenderer();
  const data = toOperationData(createFieldOperation(key, fields), page, {
    config: store.site().config,
    renderMarkdown,
    chunkUrl: () => undefined,
    ...listProxy({ source: '', key }, context),
  });
  return { ...data, isDescribed: true, ...(await listOwnExamples(page, context)) };
}

/** The proxy that sends for an operation: that of the dev server is confined to it. */
function listProxy(operation: ProxiedOperation, { isDev, store, ...project }: ApiScope): { proxy?: string } {
  const proxy = isDev ? createProxyAddress(project.base, operation) : findBuiltProxy(project, store.site().config);
  return proxy === undefined ? {} : { proxy };
}

const EXAMPLES = { RequestExample: 'request', ResponseExample: 'response', Panel: 'panel' } as const;

async function listOwnExamples(page: SitePage, { content, root }: ApiScope): Promise<Pick<OperationPageData, 'ownExamples'>> {
  if (page.isGenerated === true) return {};
  const { examples } = await content.load(path.posix.join(root, page.file));
  const ownExamples = examples.flatMap((name) => findEntry(EXAMPLES, name) ?? []);
  return ownExamples.length === 0 ? {} : { ownExamples };
}
