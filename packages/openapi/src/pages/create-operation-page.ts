import { findFrontmatterText } from '@octavo/core/internal';
import type { Page, PageApi, SiteName } from '@octavo/core';
import type { Api } from '../model/api.ts';
import type { OperationSummary } from '../model/operation.ts';
import { createOperationTitle } from './operation-title.ts';
import { toFirstParagraph } from './first-paragraph.ts';

/** Makes the page of an operation that has none of the author's. */
export function createOperationPage(operation: OperationSummary, { source, href }: { source: string; href: string }): Page {
  const { metadata: frontmatter = {} } = operation;
  const description = findFrontmatterText(frontmatter, 'description') ?? toFirstParagraph(operation.description ?? '');
  const sidebarTitle = findFrontmatterText(frontmatter, 'sidebarTitle');
  return {
    href,
    file: source,
    title: findFrontmatterText(frontmatter, 'title') ?? createOperationTitle(operation),
    ...(sidebarTitle !== undefined && { sidebarTitle }),
    ...(description !== '' && { description }),
    frontmatter,
    headings: [],
    links: [],
    api: toPageApi(operation, source),
    isGenerated: true,
  };
}

/** Makes the page of an API as a whole where the author has none. */
export function createOverviewPage({ source, title, description: text = '' }: Api, href: string): Page {
  const description = toFirstParagraph(text);
  return {
    href,
    file: source,
    title,
    ...(title !== OVERVIEW && { sidebarTitle: OVERVIEW, ownName: OVERVIEW }),
    ...(description !== '' && { description }),
    frontmatter: {},
    headings: [],
    links: [],
    api: toOverviewApi(source),
    isGenerated: true,
  };
}

const OVERVIEW: SiteName = 'Overview';

/** What the page of an API as a whole tells of it. */
export function toOverviewApi(source: string): PageApi {
  return { kind: 'overview', source, key: '', isDeprecated: false };
}

/** What a page tells of its operation. */
export function toPageApi({ kind, key, method, deprecated }: OperationSummary, source: string): PageApi {
  return { kind, source, key, ...(kind !== 'workflow' && kind !== 'graphql' && { method }), isDeprecated: deprecated };
}
