import { toHref } from '@octavo/core';
import type { Config, ConfigDivision, Diagnostic, Page } from '@octavo/core';
import { toSource } from '../files/source-path.ts';
import type { Api } from '../model/api.ts';
import { annotatePage, isUnread } from './annotate-page.ts';
import { createGroups } from './create-groups.ts';
import type { GroupScope } from './create-groups.ts';
import { createHrefs } from './create-hrefs.ts';
import { createOperationPage, createOverviewPage } from './create-operation-page.ts';
import { createOperationFinder } from './find-operation.ts';
import type { FoundOperation, WantedOperation } from './find-operation.ts';
import { parseOperation } from './parse-page-api.ts';
import { resolveEntries } from './resolve-entries.ts';
import { DEFAULT_FOLDER, findPageFolder, listSpecUses } from './spec-use.ts';

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

  /** Without a file, an operation is looked for in those that the parts around it name first. */
  const findNear = (wanted: WantedOperation, sources: readonly string[]): FoundOperation | undefined => {
    const near = wanted.file === undefined ? sources : [];
    for (const file of near) {
      const found = finder.find({ ...wanted, file: toSource(file) });
      if (found !== undefined) return found;
    }
    return finder.find(wanted);
  };

  const ensurePage: GroupScope['ensurePage'] = (operation, api, folder) => {
    const id = `${api.source} ${folder} ${operation.key}`;
    const known = generated.get(id);
    if (known !== undefined) return known;
    const page = createOperationPage(operation, { source: api.source, href: hrefs.create(folder, operation) });
    generated.set(id, page);
    return page;
  };
  const ensureOverview: GroupScope['ensureOverview'] = (api, folder) => {
    const written = own.find((page) => page.api?.kind === 'overview' && page.api.source === api.source);
    const id = `${api.source} ${folder}`;
    const page = written ?? generated.get(id) ?? createOverviewPage(api, hrefs.createOverview(folder));
    if (written === undefined) generated.set(id, page);
    return page;
  };
  const listed = listEntries(config);
  const findWritten: GroupScope['findWritten'] = (operation, api, folder) => {
    const written = own.filter(({ api: shown }) => shown?.source === api.source && shown.key === operation.key);
    const wanted = hrefs.wanted(folder, operation);
    return written.find(({ href }) => listed.has(href)) ?? written.find(({ href }) => href === wanted);
  };
  const scope: GroupScope = { findWritten, ensurePage, ensureOverview, maintainOrder: config.api.maintainOrder };

  const { navigation, divisions, chosen } = resolveEntries(config, {
    find(entry, files) {
      const page = byHref.get(toHref(entry));
      if (page !== undefined)
        return { source: page.api?.kind === 'schema' || page.api?.kind === 'overview' ? undefined : page.api?.source };
      const wanted = parseOperation(entry);
      const found = wanted && findNear(wanted, files?.source ?? []);
      if (found === undefined) return wanted && isUnread(wanted, unread) ? { source: undefined, isUnread: true } : undefined;
      const { api, operation } = found;
      const folder = findPageFolder(files ?? {}, api.source) ?? uses.get(api.source)?.folder ?? DEFAULT_FOLDER;
      return { source: api.source, entry: ensurePage(operation, api, folder).href.slice(1) };
    },
    list(files) {
      const shown = files.source.flatMap((given) => apis.find(({ source }) => source === toSource(given)) ?? []);
      return shown.flatMap((api) => {
        const folder = findPageFolder(files, api.source) ?? DEFAULT_FOLDER;
        return createGroups(api, { ...scope, folder, ...nameUntagged(api, shown) });
      });
    },
  });

  const unshown = apis.filter(({ source }) => uses.has(source) && !chosen.has(source));
  // Divisions hold what they name: beside them nothing has a place.
  const { generating, unused } = config.divisions.length > 0 ? { generating: [], unused: unshown } : { generating: unshown, unused: [] };
  const added = generating.flatMap((api) => {
    const use = uses.get(api.source);
    return use === undefined ? [] : createGroups(api, { ...scope, ...use, ...nameUntagged(api, generating) });
  });
  return {
    config: {
      ...config,
      navigation: [...navigation, ...added],
      divisions,
      redirects: [...config.redirects, ...hrefs.listFormer().map((one) => ({ ...one, permanent: true }))],
    },
    pages: [...own, ...generated.values()],
    diagnostics: [...annotated.flatMap(({ diagnostic }) => diagnostic ?? []), ...unused.map(unusedApi)],
  };
}

/** Lists the addresses of the entries of navigation, to any depth. */
function listEntries({ navigation, divisions }: Pick<Config, 'navigation' | 'divisions'>): Set<string> {
  const hrefs = new Set<string>();
  const add = ({ pages, divisions: inner = [] }: Pick<ConfigDivision, 'pages'> & { divisions?: ConfigDivision[] }): void => {
    for (const entry of pages) {
      if (typeof entry === 'string') hrefs.add(toHref(entry));
      else add(entry);
    }
    inner.forEach(add);
  };
  add({ pages: navigation, divisions });
  return hrefs;
}

function unusedApi({ source }: Api): Diagnostic {
  return {
    code: 'site/unused-api',
    severity: 'info',
    message: `No part of the navigation shows an operation of \`${source}\`, so it has no pages.`,
    hint: 'Add the file to `openapi` of a tab or a group, or its operations to their `pages`.',
  };
}

/**
 * Beside other APIs, what has no tag stands under the API's own name, and beside other GraphQL schemas all of a schema: two groups of one name
 * could not be told apart.
 */
function nameUntagged(api: Api, among: readonly Api[]): Pick<GroupScope, 'untagged'> {
  const alike = isGraphql(api) ? among.filter(isGraphql) : among;
  return alike.length > 1 ? { untagged: api.title } : {};
}

function isGraphql({ operations }: Api): boolean {
  return operations[0]?.kind === 'graphql';
}
