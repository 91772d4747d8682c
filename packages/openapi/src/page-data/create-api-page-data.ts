import { findFrontmatterText } from '@octavo/core/internal';
import type { Config } from '@octavo/core';
import type { LoadedApi } from '../load/load-api.ts';
import { setOwn } from '../value/set-own.ts';
import type { GraphqlPart } from '../model/graphql.ts';
import type { Operation } from '../model/operation.ts';
import type { ApiOverview } from '../model/overview.ts';
import { applyApiConfig } from '../request/apply-api-config.ts';
import { boundMarkdown } from '../markdown/bound-markdown.ts';
import { outlineMarkdown } from '../markdown/create-markdown.ts';
import type { RenderMarkdown } from '../markdown/create-markdown.ts';
import { linkParts } from './link-parts.ts';
import { listSchemas } from '../resolve/list-schemas.ts';
import { listAllReferences } from '../schema/list-references.ts';
import { createGivenValues } from '../request/create-given-values.ts';
import type { ApiAccess, ApiPageData, OperationPageData, OverviewPageData } from '../page/api-page-data.ts';
import { applyAuthMethod } from './apply-auth-method.ts';
import { withExamples } from './with-examples.ts';
import { toConfigured } from './to-configured.ts';
import { collectChunks } from './collect-chunks.ts';
import { findExpanded, findExtent, findFieldOrder, findPlayground, listSampleLanguages } from './page-settings.ts';
import type { DescribedPage } from './page-settings.ts';
import { findWrittenDepth, listShownSchemas } from './find-written-depth.ts';
import { renderOperation, renderOverview } from './render-operation.ts';
import { prepareSchema, renderSchemas } from './prepare-schema.ts';
import type { ApiChange } from '../changes/api-change.ts';
import type { ShownChanges } from '../page/shown-changes.ts';
import { sayEnglish } from '../value/say.ts';
import type { AllTexts, Say } from '../value/say.ts';
import { showChanges } from './show-changes.ts';
import { WRITTEN_DEPTH } from '../page/written-depth.ts';

/** What a page's data is made from. */
export interface PageDataScope {
  loaded: LoadedApi;
  config: Config;
  renderMarkdown: RenderMarkdown;
  /** The address of the file that holds a schema of the API, by name. */
  chunkUrl(name: string): string | undefined;
  proxy?: string;
  /** The address of an operation's page by its key, and of the overview by an empty one: descriptions lead there. */
  addressOf?(key: string): string | undefined;
  /** The canonical address of the page of a definition of GraphQL. */
  hrefOf?(key: string): string | undefined;
  /** What the newest version of the API changed in the page's operation. */
  changes?: Omit<ShownChanges, 'list'> & { list: readonly ApiChange[] };
  /** Says what changed in the language of the page. */
  say?: Say<AllTexts>;
}

/** Makes what the page of an operation or a schema shows; undefined when the API lacks it. */
export function createApiPageData(page: DescribedPage, given: PageDataScope): ApiPageData | undefined {
  const scope = { ...given, renderMarkdown: (text: string) => link(given.renderMarkdown(text), given) };
  if (page.api?.kind === 'overview') return createOverviewData(scope);
  return page.api?.kind === 'schema' ? createSchemaData(page.api.key, scope) : createOperationData(page, scope);
}

/** Makes the data of an operation's page from the operation, which may be the page's own (frontmatter `api`). */
export function toOperationData(
  operation: Operation,
  page: DescribedPage,
  scope: Omit<PageDataScope, 'loaded'> & { loaded?: LoadedApi },
): OperationPageData {
  const { config, loaded } = scope;
  const { description: _, ...untold } = operation;
  // The author's description stands in the page's head instead.
  const told = findFrontmatterText(page.frontmatter, 'description') === undefined ? operation : untold;
  const settings = applyAuthMethod({ operation: told, api: config.api }, page);
  const { operation: configured, authField } = toConfigured(settings.operation, settings);
  const rendered = renderOperation(withExamples(configured, loaded?.examples), {
    renderMarkdown: boundMarkdown(scope.renderMarkdown),
  });
  const inline = [operation, ...operation.callbacks.map((callback) => callback.operation)].flatMap(listSchemas);
  const names = [...inline, ...Object.values(operation.schemas)].flatMap((schema) => listAllReferences(schema));
  const proxy = scope.proxy;
  const writtenDepth = findWrittenDepth(listShownSchemas(rendered), rendered.schemas);
  return {
    kind: 'operation',
    api: { source: loaded?.api?.source ?? '', title: loaded?.api?.title ?? config.name },
    operation: rendered,
    ...(authField && { authField }),
    ...(scope.changes && {
      changes: { ...scope.changes, list: showChanges(scope.changes.list, { operation: rendered, say: scope.say ?? sayEnglish }) },
    }),
    chunks:
      loaded === undefined
        ? {}
        : collectChunks(names, new Set(Object.keys(operation.schemas)), { ...scope, references: loaded.references }),
    expanded: findExpanded(config),
    ...(findFieldOrder(config) === 'file' && { order: 'file' as const }),
    ...(writtenDepth !== WRITTEN_DEPTH && { writtenDepth }),
    playground: findPlayground(page, config),
    languages: listSampleLanguages(config),
    extent: findExtent(config),
    ...(config.api.generatesSamples === false && { hasGivenSamplesOnly: true }),
    ...((config.api.playground.isPrefilled || operation.kind === 'graphql') && { given: createGivenValues(rendered) }),
    ...(config.api.playground.credentials && { credentials: 'include' }),
    ...(config.api.labels && { labels: config.api.labels }),
    ...(proxy !== undefined && { proxy }),
    ...(operation.graphql && { hrefs: findHrefs(operation.graphql, scope.hrefOf) }),
  };
}

function link(html: string, { loaded, addressOf }: Pick<PageDataScope, 'loaded' | 'addressOf'>): string {
  return addressOf === undefined ? html : linkParts(html, { api: loaded.api, addressOf });
}

function findHrefs({ keys }: GraphqlPart, hrefOf: PageDataScope['hrefOf']): Record<string, string> {
  const hrefs: Record<string, string> = {};
  for (const [name, key] of Object.entries(keys)) {
    const href = hrefOf?.(key);
    if (href !== undefined) setOwn(hrefs, name, href);
  }
  return hrefs;
}

function createOperationData(page: DescribedPage, scope: PageDataScope): OperationPageData | undefined {
  const operation = scope.loaded.operation(page.api?.key ?? '');
  return operation && toOperationData(operation, page, scope);
}

function createSchemaData(key: string, scope: PageDataScope): ApiPageData | undefined {
  const { loaded, config, renderMarkdown } = scope;
  const name = loaded.schemaName(key);
  const schema = name === undefined ? undefined : loaded.schema(name);
  if (name === undefined || schema === undefined) return undefined;
  const options = { renderMarkdown: boundMarkdown(renderMarkdown) };
  const schemas = loaded.collect(schema);
  const names = [schema, ...Object.values(schemas)].flatMap((one) => listAllReferences(one));
  const shown = { schema: prepareSchema(schema, options), direction: 'response' as const };
  const table = renderSchemas(schemas, options);
  const writtenDepth = findWrittenDepth([shown], table);
  return {
    kind: 'schema',
    name: key,
    api: { source: loaded.api?.source ?? '', title: loaded.api?.title ?? '' },
    schema: shown.schema,
    schemas: table,
    chunks: collectChunks([name, ...names], new Set(Object.keys(schemas)), { ...scope, references: loaded.references }),
    expanded: findExpanded(config),
    ...(findFieldOrder(config) === 'file' && { order: 'file' as const }),
    ...(writtenDepth !== WRITTEN_DEPTH && { writtenDepth }),
    ...(config.api.labels && { labels: config.api.labels }),
  };
}

/** Makes what the page of an API as a whole shows. */
export function createOverviewData(scope: Omit<PageDataScope, 'chunkUrl'>): OverviewPageData | undefined {
  const { loaded, config, renderMarkdown } = scope;
  const overview = loaded.overview();
  const { source, title } = loaded.api ?? {};
  if (overview === undefined || source === undefined || title === undefined) return undefined;
  const { description: text, ...others } = overview;
  const described = text === undefined ? {} : { description: link(outlineMarkdown(text).html, scope) };
  const rendered = { ...renderOverview(others, { renderMarkdown: boundMarkdown(renderMarkdown) }), ...described };
  const access = config.api.playground.mode === 'show' ? createAccess(rendered, config) : undefined;
  return {
    kind: 'overview',
    api: { source, title },
    overview: rendered,
    ...(access && { access }),
    chunks: {},
    expanded: findExpanded(config),
  };
}

/** An address that no page reaches: that of a broker. */
const UNREACHED = /^(?!(?:http|ws)s?:)[a-z][a-z\d+.-]*:\/\//i;

function createAccess(overview: ApiOverview, { api }: Config): ApiAccess | undefined {
  const schemes = overview.schemes.filter(({ type }) => type !== 'broker');
  const servers = overview.servers.filter(({ url }) => !UNREACHED.test(url));
  if (servers.length === 0 && overview.servers.length > 0) return undefined;
  const all = [schemes.map((scheme) => ({ scheme, scopes: [] }))];
  const { operation: configured, authField } = applyApiConfig({ servers, security: all }, api);
  const security = configured.security.slice(0, 1);
  const hasChoice = configured.servers.length > 1 || configured.servers.some(({ variables }) => variables.length > 0);
  if (!hasChoice && security.flat().length === 0) return undefined;
  return { servers: configured.servers, security, ...(authField && { authField }) };
}
