import { toHref } from '@octavo/core';
import type { Config, ConfigGroup, Diagnostic, Page } from '@octavo/core';
import type { Api } from '../model/api.ts';
import type { OperationSummary } from '../model/operation.ts';
import { annotatePage } from './annotate-page.ts';
import { createHrefs } from './create-hrefs.ts';
import { createOperationPage } from './create-operation-page.ts';
import { createOperationFinder } from './find-operation.ts';
import { groupOperations } from './group-operations.ts';
import { parseOperation } from './parse-page-api.ts';
import { listSpecUses } from './spec-use.ts';

/** What a site's APIs are joined with. */
export interface ApiSources {
  config: Config;
  /** The author's pages. */
  pages: readonly Page[];
  /** Those of the config first, in its order; others that pages name may follow, which generate nothing. */
  apis: readonly Api[];
  /** Sources that cannot be read. */
  unread?: readonly string[];
  readText?: (file: string) => string | undefined;
}

/** A config and pages that know the APIs: what `createSite` takes. */
export interface JoinedSources {
  config: Config;
  pages: Page[];
  diagnostics: Diagnostic[];
}

/**
 * Puts APIs into a site: pages learn what they show, and the operations of an API that no page of navigation names get pages and groups
 * of their own. Pure: the same answer whatever the order of the pages.
 */
export function joinApis({ config, pages, apis, unread = [], readText }: ApiSources): JoinedSources {
  const finder = createOperationFinder(apis);
  const annotated = pages.map((page) => annotatePage(page, { apis, finder, unread, ...(readText && { readText }) }));
  const own = annotated.map(({ page }) => page).toSorted((a, b) => (a.href < b.href ? -1 : Number(a.href > b.href)));
  const hrefs = createHrefs(own.map(({ href }) => href));
  const byHref = new Map(own.map((page) => [page.href, page]));
  const generated = new Map<string, Page>();
  const uses = new Map(listSpecUses(config).map((use) => [use.source, use]));

  const ensurePage = (operation: OperationSummary, api: Api, group: string): Page => {
    const id = `${api.source} ${operation.key}`;
    const known = generated.get(id);
    if (known !== undefined) return known;
    const href = hrefs.create([uses.get(api.source)?.folder ?? 'api-reference', group], operation);
    const page = createOperationPage(operation, { source: api.source, href });
    generated.set(id, page);
    return page;
  };

  const chosen = new Set<string>();
  const resolveEntry = (entry: string): string => {
    const page = byHref.get(toHref(entry));
    if (page?.api?.source !== undefined && page.api.kind !== 'schema') chosen.add(page.api.source);
    const wanted = page === undefined ? parseOperation(entry) : undefined;
    const found = wanted && finder.find(wanted);
    if (found === undefined) return entry;
    chosen.add(found.api.source);
    return ensurePage(found.operation, found.api, groupOf(found.operation)).href.slice(1);
  };
  const resolveGroup = (group: ConfigGroup): ConfigGroup => ({
    ...group,
    pages: group.pages.map((entry) => (typeof entry === 'string' ? resolveEntry(entry) : resolveGroup(entry))),
  });
  const written = config.navigation.map((entry) => (typeof entry === 'string' ? resolveEntry(entry) : resolveGroup(entry)));

  const added = apis
    .filter(({ source }) => uses.has(source) && !chosen.has(source))
    .flatMap((api) =>
      createGroups(api, { own, ensurePage, version: uses.get(api.source)?.version, maintainOrder: config.api.maintainOrder }),
    );
  return {
    config: { ...config, navigation: [...written, ...added] },
    pages: [...own, ...generated.values()],
    diagnostics: annotated.flatMap(({ diagnostic }) => diagnostic ?? []),
  };
}

interface GroupScope {
  own: readonly Page[];
  ensurePage: (operation: OperationSummary, api: Api, group: string) => Page;
  version: string | undefined;
  maintainOrder: boolean;
}

/** An operation that a page outside navigation shows keeps that page; a hidden one has a page that no group holds. */
function createGroups(api: Api, { own, ensurePage, version, maintainOrder }: GroupScope): ConfigGroup[] {
  const written = new Map(own.filter(({ api: shown }) => shown?.source === api.source).map((page) => [page.api?.key, page]));
  return groupOperations(api, { maintainOrder }).flatMap(({ title, name, operations }) => {
    const pages = operations.map((operation) => ({ operation, page: written.get(operation.key) ?? ensurePage(operation, api, name) }));
    const shown = pages.filter(({ operation }) => !operation.isHidden).map(({ page }) => page.href.slice(1));
    return shown.length === 0 ? [] : [{ group: title, pages: shown, ...(version !== undefined && { version }) }];
  });
}

function groupOf({ group, tags, kind }: OperationSummary): string {
  return group ?? tags[0] ?? (kind === 'webhook' ? 'Webhooks' : 'Endpoints');
}
