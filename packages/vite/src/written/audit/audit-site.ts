import { gzipSync } from 'node:zlib';
import { keepLetters, listHashLetters } from '@octavo/core/browser';
import { decodePath, isExternalUrl, resolveRelative, splitUrl, stripBase, toFolder, toMarkdownHref } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { findPublicBase, toPath } from '../find-public-base.ts';
import { readWrittenText } from '../written-files.ts';
import type { WrittenFiles } from '../written-files.ts';
import { openWrittenSite } from '../written-site.ts';
import { auditPage, auditTexts } from './audit-page.ts';
import type { AuditedPage, Report } from './audit-page.ts';
import { readDocument } from './read-document.ts';
import type { WrittenDocument } from './read-document.ts';
import { findXmlFault, readXmlTexts } from './read-xml.ts';

/** What an audit has found. */
export interface Audit {
  diagnostics: Diagnostic[];
  /** How many pages were read. */
  pages: number;
}

/** Bytes that a page and what it names at once may have, compressed. */
const HEAVY = 500_000;

/** Reads what a build wrote as a crawler does, and gives all that it would stumble over; `file` of a finding is the address of the page. */
export async function auditSite(files: WrittenFiles): Promise<Audit> {
  const diagnostics: Diagnostic[] = [];
  const documents = new Map<string, Promise<WrittenDocument | undefined>>();
  const weights = new Map<string, number>();
  const open = (href: string): Promise<WrittenDocument | undefined> => {
    const read = async (): Promise<WrittenDocument | undefined> => {
      const html = await files.readDocument(href);
      if (html !== undefined) weights.set(href, gzipSync(html).length);
      return html === undefined ? undefined : readDocument(html);
    };
    const known = documents.get(href) ?? read();
    documents.set(href, known);
    return known;
  };
  const sizes = new Map<string, Promise<number | undefined>>();
  /** The compressed size of a file; undefined where there is none. */
  const weigh = (href: string): Promise<number | undefined> => {
    const known = sizes.get(href) ?? files.read(href).then((bytes) => bytes && gzipSync(bytes).length);
    sizes.set(href, known);
    return known;
  };

  const urls = await readSitemap();
  const { pages: listed } = await openWrittenSite(files).list();
  const base = await findPublicBase(
    listed.map(({ url }) => url),
    files,
  );
  const origin = urls.map((url) => new URL(url).origin)[0];
  const places = new Map<string, string | undefined>(listed.map(({ href }) => [href, undefined]));
  for (const url of urls) places.set(stripBase(base || '/', toPath(url)) ?? url, url);

  const pages: AuditedPage[] = [];
  for (const [href, url] of places) {
    const document = await open(href);
    if (document === undefined) diagnostics.push(reportAt(href)('error', 'audit/no-answer', `No document at ${url ?? href}.`));
    else pages.push({ href, url, document });
  }
  for (const page of pages) {
    diagnostics.push(...auditPage(page, reportAt(page.href)));
    await auditNeighbours(page, reportAt(page.href));
  }
  diagnostics.push(...auditTexts(pages, ({ href }) => reportAt(href)));
  await auditRoot();
  return { diagnostics, pages: pages.length };

  /** The addresses of the sitemap, those of its parts too; none where there is no sitemap. */
  async function readSitemap(): Promise<string[]> {
    const text = await readWrittenText(files, '/sitemap.xml');
    if (text === undefined) {
      diagnostics.push(reportAt('/sitemap.xml')('warning', 'audit/sitemap', 'Missing sitemap.'));
      return [];
    }
    const parts = text.includes('<sitemapindex')
      ? await Promise.all(
          readXmlTexts(text, 'loc').map(async (url) => (await readWrittenText(files, `/${toPath(url).split('/').at(-1)}`)) ?? ''),
        )
      : [text];
    const fault = [text, ...parts].map(findXmlFault).find((one) => one !== undefined);
    if (fault !== undefined)
      diagnostics.push(reportAt('/sitemap.xml')('error', 'audit/sitemap', `The sitemap is not valid XML: ${fault}.`));
    return parts.flatMap((part) => readXmlTexts(part, 'loc')).filter((url) => URL.canParse(url));
  }

  /** Below the base: where an address leads; undefined for one outside the site. */
  function follow(href: string, from: string): { target: string; hash: string } | undefined {
    const whole = origin !== undefined && href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
    if (isExternalUrl(whole)) return undefined;
    const { path, hash } = splitUrl(whole);
    if (path === '') return { target: from, hash };
    const folder = toFolder(base + from);
    const target = stripBase(base || '/', decodePath(resolveRelative(folder, path)));
    return target === undefined ? undefined : { target, hash };
  }

  async function auditNeighbours({ href, url, document }: AuditedPage, report: Report): Promise<void> {
    const { anchors, images, links, meta, scripts } = document;
    for (const anchor of new Set(anchors)) {
      const led = follow(anchor, href);
      if (led === undefined) continue;
      const other = led.target === href ? document : await open(led.target);
      if (other === undefined && (await weigh(led.target)) === undefined)
        diagnostics.push(report('warning', 'audit/link', `${anchor} leads nowhere.`));
      else if (other !== undefined && !other.isRedirect && !hasHash(other, led.hash))
        diagnostics.push(report('warning', 'audit/link', `${anchor}: the page has nothing with that hash.`));
    }
    const pictures = [...images, ...['og:image', 'twitter:image'].flatMap((name) => meta.get(name) ?? [])];
    for (const picture of new Set(pictures)) {
      const led = picture.startsWith('data:') ? undefined : follow(picture, href);
      if (led !== undefined && (await weigh(led.target)) === undefined)
        diagnostics.push(report('warning', 'audit/picture', `${picture} is not there.`));
    }
    for (const { rel, hreflang, type, href: to = '' } of links.filter((link) => link['rel'] === 'alternate')) {
      const led = follow(to, href);
      if (rel !== 'alternate' || led === undefined) continue;
      if (hreflang !== undefined) await auditLanguage({ url, to, target: led.target, self: href }, report);
      else if (type === 'application/rss+xml' || type === 'application/atom+xml') {
        const text = await readWrittenText(files, led.target);
        const fault = text === undefined ? 'is not there' : findXmlFault(text);
        if (fault !== undefined) diagnostics.push(report('error', 'audit/feed', `${to}: ${fault}.`));
      }
    }
    const twin = toMarkdownHref(href);
    if ((await weigh(twin)) === undefined) diagnostics.push(report('error', 'audit/agents-file', `There is no ${twin}.`));
    else if (!links.some((link) => link['type'] === 'text/markdown'))
      diagnostics.push(report('warning', 'audit/agents-file', `The page does not name its Markdown, ${twin}.`));
    const sheets = links.filter(({ rel }) => rel === 'stylesheet' || rel === 'modulepreload').map((link) => link['href'] ?? '');
    const first = [...new Set([...sheets, ...scripts])].flatMap((file) => follow(file, href)?.target ?? []);
    const others = await Promise.all(first.map(async (file) => (await weigh(file)) ?? 0));
    const weight = others.reduce((sum, one) => sum + one, weights.get(href) ?? 0);
    if (weight > HEAVY) diagnostics.push(report('info', 'audit/weight', `The page has ${Math.round(weight / 1000)} kB, compressed.`));
  }

  async function auditLanguage(
    { url, to, target, self }: { url: string | undefined; to: string; target: string; self: string },
    report: Report,
  ): Promise<void> {
    if (target === self) return;
    const other = await open(target);
    const isNamed = other?.links.some(
      (link) => link['hreflang'] !== undefined && (link['href'] === url || follow(link['href'] ?? '', target)?.target === self),
    );
    if (isNamed !== true) diagnostics.push(report('warning', 'audit/languages', `${to} does not name this page back.`));
  }

  /** Files that stand once for the site. */
  async function auditRoot(): Promise<void> {
    if ((await weigh('/llms-full.txt')) === undefined)
      diagnostics.push(reportAt('/llms-full.txt')('error', 'audit/agents-file', 'Missing llms-full.txt.'));
    const robots = await readWrittenText(files, '/robots.txt');
    if (base === '' && urls.length > 0 && !/^Sitemap:\s*\S/im.test(robots ?? ''))
      diagnostics.push(reportAt('/robots.txt')('warning', 'audit/robots', 'robots.txt does not name the sitemap.'));
  }
}

function reportAt(href: string): Report {
  return (severity, code, message) => ({ code, severity, message, file: href });
}

/** `#` and `#top` lead to the top of any page, `#:~:text=` to a text, and a hash of another tool to the id of the same letters. */
function hasHash({ ids }: WrittenDocument, hash: string): boolean {
  const name = hash.slice(1).replace(/:~:.*$/s, '');
  if (name === '' || name === 'top' || ids.has(name) || ids.has(decodePath(name))) return true;
  const letters = listHashLetters(decodePath(name));
  return [...ids].some((id) => letters.includes(keepLetters(id)));
}
