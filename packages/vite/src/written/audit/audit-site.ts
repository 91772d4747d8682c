import { stripBase } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { findPublicBase, toPath } from '../find-public-base.ts';
import { readWrittenText } from '../written-files.ts';
import type { WrittenFiles } from '../written-files.ts';
import { openWrittenSite } from '../written-site.ts';
import { auditPage, auditTexts } from './audit-page.ts';
import type { AuditedPage, Report } from './audit-page.ts';
import { auditReferences } from './audit-references.ts';
import { createCrawl } from './crawl.ts';
import { readSitemap } from './read-sitemap.ts';

/** What an audit has found. */
export interface Audit {
  diagnostics: Diagnostic[];
  /** How many pages were read. */
  pages: number;
}

/** Reads what a build wrote as a crawler does, and gives all that it would stumble over; `file` of a finding is the address of the page. */
export async function auditSite(files: WrittenFiles): Promise<Audit> {
  const diagnostics: Diagnostic[] = [];
  const sitemap = await readSitemap(files);
  if (sitemap === undefined) diagnostics.push(reportAt('/sitemap.xml')('warning', 'audit/sitemap', 'Missing sitemap.'));
  else if (sitemap.fault !== undefined)
    diagnostics.push(reportAt('/sitemap.xml')('error', 'audit/sitemap', `The sitemap is not valid XML: ${sitemap.fault}.`));

  const urls = sitemap?.urls ?? [];
  const { pages: listed } = await openWrittenSite(files).list();
  const base = await findPublicBase(
    listed.map(({ url }) => url),
    files,
  );
  const crawl = createCrawl(files, { base, origin: urls.map((url) => new URL(url).origin)[0] });
  const places = new Map<string, string | undefined>(listed.map(({ href }) => [href, undefined]));
  for (const url of urls) places.set(stripBase(base || '/', toPath(url)) ?? url, url);

  const pages: AuditedPage[] = [];
  for (const [href, url] of places) {
    const document = await crawl.open(href);
    if (document === undefined) diagnostics.push(reportAt(href)('error', 'audit/no-answer', `No document at ${url ?? href}.`));
    else pages.push({ href, url, document });
  }
  for (const page of pages) {
    const report = reportAt(page.href);
    diagnostics.push(...auditPage(page, report));
    for await (const found of auditReferences(page, { crawl, files, report })) diagnostics.push(found);
  }
  diagnostics.push(...auditTexts(pages, ({ href }) => reportAt(href)));
  for await (const found of auditRoot(files, base === '' && urls.length > 0)) diagnostics.push(found);
  return { diagnostics, pages: pages.length };
}

/** Checks the files that a site has once; a robots.txt is only read at the root of a host. */
async function* auditRoot(files: WrittenFiles, hasRobots: boolean): AsyncGenerator<Diagnostic> {
  if ((await files.read('/llms-full.txt')) === undefined)
    yield reportAt('/llms-full.txt')('error', 'audit/agents-file', 'Missing llms-full.txt.');
  const robots = hasRobots ? await readWrittenText(files, '/robots.txt') : undefined;
  if (hasRobots && !/^Sitemap:\s*\S/im.test(robots ?? ''))
    yield reportAt('/robots.txt')('warning', 'audit/robots', 'robots.txt does not list the sitemap.');
}

function reportAt(href: string): Report {
  return (severity, code, message) => ({ code, severity, message, file: href });
}
