import { keepLetters, listHashLetters } from '@octavo/core/browser';
import { decodePath, toMarkdownHref } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { readWrittenText } from '../written-files.ts';
import type { WrittenFiles } from '../written-files.ts';
import type { AuditedPage, Report } from './audit-page.ts';
import type { Crawl } from './crawl.ts';
import type { WrittenDocument } from './read-document.ts';
import { findXmlFault } from './read-xml.ts';

/** Bytes that a page and what it names at once may have, compressed. */
const HEAVY = 500_000;

/** What a page is looked at with. */
interface Scope {
  crawl: Crawl;
  files: WrittenFiles;
  report: Report;
}

/** Checks what a page refers to: links, pictures, translations, feeds, its Markdown, scripts and style sheets. */
export async function* auditReferences(page: AuditedPage, scope: Scope): AsyncGenerator<Diagnostic> {
  yield* auditLinks(page, scope);
  yield* auditPictures(page, scope);
  yield* auditAlternates(page, scope);
  yield* auditMarkdown(page, scope);
  yield* auditWeight(page, scope);
}

async function* auditLinks({ href, document }: AuditedPage, { crawl, report }: Scope): AsyncGenerator<Diagnostic> {
  for (const anchor of new Set(document.anchors)) {
    const led = crawl.follow(anchor, href);
    if (led === undefined) continue;
    const other = led.target === href ? document : await crawl.open(led.target);
    if (other === undefined && (await crawl.weigh(led.target)) === undefined)
      yield report('warning', 'audit/link', `Broken link: ${anchor}.`);
    else if (other !== undefined && !other.isRedirect && !hasHash(other, led.hash))
      yield report('warning', 'audit/link', `Broken link: ${anchor}; no element of that page has this id.`);
  }
}

async function* auditPictures({ href, document }: AuditedPage, { crawl, report }: Scope): AsyncGenerator<Diagnostic> {
  const cards = ['og:image', 'twitter:image'].flatMap((name) => document.meta.get(name) ?? []);
  for (const picture of new Set([...document.images, ...cards])) {
    const led = picture.startsWith('data:') ? undefined : crawl.follow(picture, href);
    if (led !== undefined && (await crawl.weigh(led.target)) === undefined)
      yield report('warning', 'audit/picture', `${picture} does not exist.`);
  }
}

async function* auditAlternates(page: AuditedPage, { crawl, files, report }: Scope): AsyncGenerator<Diagnostic> {
  for (const { hreflang, type, href: to = '' } of page.document.links.filter(({ rel }) => rel === 'alternate')) {
    const led = crawl.follow(to, page.href);
    if (led === undefined) continue;
    if (hreflang !== undefined) {
      if (!(await isNamedBack(page, led.target, crawl)))
        yield report('warning', 'audit/languages', `${to} does not link back to this page.`);
    } else if (type === 'application/rss+xml' || type === 'application/atom+xml') {
      const text = await readWrittenText(files, led.target);
      const fault = text === undefined ? 'does not exist' : findXmlFault(text);
      if (fault !== undefined) yield report('error', 'audit/feed', `${to}: ${fault}.`);
    }
  }
}

async function isNamedBack({ href, url }: AuditedPage, translation: string, crawl: Crawl): Promise<boolean> {
  if (translation === href) return true;
  const other = await crawl.open(translation);
  return (
    other?.links.some(
      (link) => link['hreflang'] !== undefined && (link['href'] === url || crawl.follow(link['href'] ?? '', translation)?.target === href),
    ) === true
  );
}

async function* auditMarkdown({ href, document }: AuditedPage, { crawl, report }: Scope): AsyncGenerator<Diagnostic> {
  const twin = toMarkdownHref(href);
  if ((await crawl.weigh(twin)) === undefined) yield report('error', 'audit/agents-file', `There is no ${twin}.`);
  else if (!document.links.some(({ type }) => type === 'text/markdown'))
    yield report('warning', 'audit/agents-file', `The page does not link to its Markdown, ${twin}.`);
}

async function* auditWeight({ href, document }: AuditedPage, { crawl, report }: Scope): AsyncGenerator<Diagnostic> {
  const named = document.links.filter(({ rel }) => rel === 'stylesheet' || rel === 'modulepreload').map((link) => link['href'] ?? '');
  const first = [...new Set([...named, ...document.scripts])].flatMap((file) => crawl.follow(file, href)?.target ?? []);
  const weights = await Promise.all(first.map(crawl.weigh));
  const weight = weights.reduce<number>((sum, one) => sum + (one ?? 0), await crawl.weighDocument(href));
  if (weight > HEAVY) yield report('info', 'audit/weight', `The page is ${Math.round(weight / 1000)} kB, compressed.`);
}

/** `#` and `#top` lead to the top of any page, `#:~:text=` to a text, and a hash of another tool to the id of the same letters. */
function hasHash({ ids }: WrittenDocument, hash: string): boolean {
  const name = hash.slice(1).replace(/:~:.*$/s, '');
  if (name === '' || name === 'top' || ids.has(name) || ids.has(decodePath(name))) return true;
  const letters = listHashLetters(decodePath(name));
  return [...ids].some((id) => letters.includes(keepLetters(id)));
}
