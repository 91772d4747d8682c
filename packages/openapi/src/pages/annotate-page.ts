import { createCodeFrame, findNearest, findFrontmatterText, positionAt } from '@octavo/core/internal';
import type { Diagnostic, Page } from '@octavo/core';
import type { Api } from '../model/api.ts';
import { createOperationTitle } from './operation-title.ts';
import { toOverviewApi, toPageApi } from './create-operation-page.ts';
import { toKey } from './find-operation.ts';
import type { OperationFinder, WantedOperation } from './find-operation.ts';
import { matchSource } from './match-source.ts';
import { parsePageApi } from './parse-page-api.ts';
import type { WantedApi } from './parse-page-api.ts';
import { toFirstParagraph } from './first-paragraph.ts';

/** What pages are looked up in. */
export interface AnnotateScope {
  apis: readonly Api[];
  finder: OperationFinder;
  /** Sources that cannot be read: what may stand in them is not called unknown. */
  unread?: readonly string[];
  /** The text of a page's file, for the frame. */
  readText?: (file: string) => string | undefined;
}

/** Tells a page what its frontmatter means; title and description that the author does not give are the operation's. */
export function annotatePage(page: Page, scope: AnnotateScope): { page: Page; diagnostic?: Diagnostic } {
  const wanted = parsePageApi(page);
  if (wanted === undefined) return { page };
  if (wanted.kind === 'fields') {
    const { method, url } = wanted;
    const fault = findUrlFault(method, url);
    const diagnostic = fault && locate(fault, { page, wanted, scope });
    return {
      page: { ...page, api: { kind: 'fields', key: `${method} ${url}`, method, isDeprecated: false } },
      ...(diagnostic && { diagnostic }),
    };
  }
  if (wanted.kind === 'unclear') return { page, diagnostic: locate(unclear(wanted, scope), { page, wanted, scope }) };
  if (wanted.kind === 'schema') return annotateSchema(page, wanted, scope);
  if (wanted.kind === 'overview') return annotateOverview(page, wanted, scope);
  const found = scope.finder.find(wanted);
  if (found === undefined && isUnread(wanted, scope.unread)) return { page };
  if (found === undefined) return { page, diagnostic: locate(unknownOperation(wanted, scope), { page, wanted, scope }) };
  const { api, operation } = found;
  const description = page.description ?? toFirstParagraph(operation.description ?? '');
  return {
    page: {
      ...page,
      ...(findFrontmatterText(page.frontmatter, 'title') === undefined && { title: createOperationTitle(operation) }),
      ...(description !== '' && { description }),
      api: toPageApi(operation, api.source),
    },
  };
}

function annotateSchema(
  page: Page,
  wanted: Extract<WantedApi, { kind: 'schema' }>,
  scope: AnnotateScope,
): { page: Page; diagnostic?: Diagnostic } {
  const apis = wanted.file === undefined ? scope.apis : scope.apis.filter(({ source }) => matchSource(wanted.file ?? '', source));
  const api = apis.find(({ schemas }) => schemas.includes(wanted.name));
  if (api === undefined && isUnread(wanted, scope.unread)) return { page };
  if (api === undefined) return { page, diagnostic: locate(unknownSchema(wanted, apis), { page, wanted, scope }) };
  const title = findFrontmatterText(page.frontmatter, 'title') ?? wanted.name;
  return { page: { ...page, title, api: { kind: 'schema', source: api.source, key: wanted.name, isDeprecated: false } } };
}

function annotateOverview(
  page: Page,
  wanted: Extract<WantedApi, { kind: 'overview' }>,
  scope: AnnotateScope,
): { page: Page; diagnostic?: Diagnostic } {
  const api = scope.apis.find(({ source }) => matchSource(wanted.file, source));
  if (api === undefined)
    return isUnread(wanted, scope.unread)
      ? { page }
      : { page, diagnostic: locate(unclear({ ...wanted, value: wanted.file }, scope), { page, wanted, scope }) };
  const title = findFrontmatterText(page.frontmatter, 'title') ?? api.title;
  const description = page.description ?? toFirstParagraph(api.description ?? '');
  return { page: { ...page, title, ...(description !== '' && { description }), api: toOverviewApi(api.source) } };
}

/** Whether what is looked for may stand in a source that cannot be read. */
export function isUnread({ file }: { file?: string }, unread: readonly string[] = []): boolean {
  return file === undefined ? unread.length > 0 : unread.some((source) => matchSource(file, source));
}

type Finding = Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>;

function unclear({ field, value }: { field: 'openapi' | 'api'; value: string }, { finder }: AnnotateScope): Finding {
  const meant = field === 'openapi' ? finder.findMeant(value) : undefined;
  const forms = field === 'api' ? '`METHOD /path` or `METHOD https://host/path`' : '`METHOD /path`, `file METHOD /path` or `webhook name`';
  return {
    code: 'openapi/unclear-operation',
    severity: 'warning',
    message: `\`${field}: ${value}\` does not identify an operation.`,
    hint: meant === undefined ? `Write ${forms}.` : `Did you mean \`${meant}\`?`,
  };
}

/** What an address in frontmatter lacks: its first slash, or a brace. */
function findUrlFault(method: string, url: string): Finding | undefined {
  const isOpen = url.replaceAll(/\{[^{}]*\}/g, '').search(/[{}]/) >= 0;
  if (!isOpen && /^(?:\/|https?:\/\/|\{)/i.test(url)) return undefined;
  return {
    code: 'openapi/unclear-operation',
    severity: 'warning',
    message: isOpen ? `A brace of \`${url}\` has no partner.` : `\`${url}\` does not begin with \`/\` or \`https://\`.`,
    hint: isOpen ? 'Write a parameter of the path as {name}.' : `Write \`api: ${method} /${url}\`.`,
  };
}

/** The file that is named and not there is what is wrong, not the operation. */
function unknownFile(file: string, apis: readonly Api[]): Finding {
  const sources = apis.map(({ source }) => source);
  const nearest = findNearest(file, sources) ?? (sources.length === 1 ? sources[0] : undefined);
  return {
    code: 'openapi/unknown-operation',
    severity: 'warning',
    message: `There is no API file ${file}.`,
    hint: nearest === undefined ? 'Fix its name, or add it to `openapi` in docs.json.' : `Did you mean ${nearest}?`,
  };
}

function unknownOperation(wanted: WantedOperation, { apis, finder }: AnnotateScope): Finding {
  if (apis.length > 0 && wanted.file !== undefined && !apis.some(({ source }) => matchSource(wanted.file ?? '', source)))
    return unknownFile(wanted.file, apis);
  const name = toKey(wanted);
  const nearest = finder.findNearest(wanted);
  const place = wanted.file === undefined ? (apis.length === 1 ? (apis[0]?.source ?? '') : 'the API files') : wanted.file;
  return {
    code: 'openapi/unknown-operation',
    severity: 'warning',
    message:
      apis.length === 0
        ? `No API file defines \`${name}\`.`
        : `There is no ${wanted.kind !== 'operation' && wanted.kind !== 'webhook' ? '' : 'operation '}\`${name}\` in ${place}.`,
    hint:
      apis.length === 0
        ? `Name the file under \`${wanted.field}\` in docs.json.`
        : nearest === undefined
          ? `Correct ${wanted.kind === 'operation' ? 'method and path' : 'the name'}.`
          : `Did you mean \`${nearest}\`?`,
  };
}

function unknownSchema({ name, file }: Extract<WantedApi, { kind: 'schema' }>, apis: readonly Api[]): Finding {
  const nearest = findNearest(
    name,
    apis.flatMap(({ schemas }) => schemas),
  );
  return {
    code: 'openapi/unknown-schema',
    severity: 'warning',
    message: `No schema \`${name}\` in ${file ?? 'the API files'}.`,
    hint: nearest === undefined ? 'Fix the name.' : `Did you mean \`${nearest}\`?`,
  };
}

function locate(finding: Finding, { page, wanted, scope }: { page: Page; wanted: WantedApi; scope: AnnotateScope }): Diagnostic {
  const text = scope.readText?.(page.file);
  const at = text === undefined ? -1 : text.search(new RegExp(`^["']?${wanted.field}["']?\\s*:`, 'm'));
  if (text === undefined || at < 0) return { ...finding, file: page.file };
  const { line, column } = positionAt(text, at);
  return { ...finding, file: page.file, line, column, frame: createCodeFrame(text, line, column, wanted.field.length) };
}
