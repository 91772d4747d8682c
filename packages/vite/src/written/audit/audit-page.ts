import type { Diagnostic, DiagnosticCode, Severity } from '@octavo/core';
import type { WrittenDocument } from './read-document.ts';

/** A page of a list, with its document. */
export interface AuditedPage {
  /** Canonical. */
  href: string;
  /** The address by which the sitemap names it; undefined where it does not. */
  url: string | undefined;
  document: WrittenDocument;
}

/** Makes findings about a page. */
export type Report = (severity: Severity, code: DiagnosticCode, message: string) => Diagnostic;

/** The most that search engines show, in characters. */
const MOST = { title: 70, description: 300 };

/** Checks what a page says by itself: heading, title, description, its own address, whether it is hidden, JSON-LD. */
export function* auditPage({ url, document }: AuditedPage, report: Report): Generator<Diagnostic> {
  const { headings, title, meta, links, data } = document;
  const description = meta.get('description') ?? '';
  if (headings !== 1) yield report('warning', 'audit/heading', `The page has ${headings === 0 ? 'no' : headings} first-level headings.`);
  if (title === '') yield report('error', 'audit/title', 'The page has no title.');
  else if (title.length > MOST.title) yield report('info', 'audit/title', `The title has ${title.length} characters: ${quote(title)}.`);
  if (description === '') yield report('info', 'audit/description', 'The page has no description.');
  else if (description.length > MOST.description)
    yield report('info', 'audit/description', `The description has ${description.length} characters.`);
  if (/\bnoindex\b/.test(meta.get('robots') ?? '')) yield report('error', 'audit/hidden', 'The page has `noindex`, but is listed.');
  const canonical = links.find(({ rel }) => rel === 'canonical')?.['href'];
  if (url !== undefined && canonical !== url)
    yield report('error', 'audit/canonical', `The sitemap lists ${url}, but the canonical URL of the page is ${canonical ?? 'missing'}.`);
  for (const text of data) {
    const fault = findDataFault(text);
    if (fault !== undefined) yield report('error', 'audit/structured-data', `JSON-LD ${fault}.`);
  }
}

/** Finds titles and descriptions that several pages of one language share. */
export function* auditTexts(pages: readonly AuditedPage[], report: (page: AuditedPage) => Report): Generator<Diagnostic> {
  for (const [code, name] of [
    ['audit/title', 'title'],
    ['audit/description', 'description'],
  ] as const) {
    const known = new Map<string, string>();
    for (const page of pages) {
      const { title, meta, language } = page.document;
      const text = name === 'title' ? title : (meta.get('description') ?? '');
      const first = known.get(`${language} ${text}`);
      if (text !== '' && first !== undefined)
        yield report(page)('info', code, `The ${name} is the same as that of ${first}: ${quote(text)}.`);
      else known.set(`${language} ${text}`, page.href);
    }
  }
}

function findDataFault(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null;
    const items = isObject && '@graph' in value && Array.isArray(value['@graph']) ? value['@graph'] : [value];
    if (!isObject || !('@context' in value)) return 'has no `@context`';
    return items.every((item) => typeof item === 'object' && item !== null && '@type' in item) ? undefined : 'has an item without `@type`';
  } catch (error) {
    if (error instanceof SyntaxError) return `is not valid JSON: ${error.message}`;
    throw error;
  }
}

function quote(text: string): string {
  return `“${text.length > 80 ? `${text.slice(0, 80)}…` : text}”`;
}
