import { boundFindings } from '../../diagnostic/bound-findings.ts';
import { createCodeFrame } from '../../diagnostic/create-code-frame.ts';
import { listTextLines } from '../../diagnostic/list-text-lines.ts';
import type { Diagnostic, TextEdit } from '../../diagnostic/diagnostic.ts';
import { offsetAt } from '../../diagnostic/offset-at.ts';
import type { Page, PageLink } from '../../page/page.ts';
import { decodePath, isExternalUrl, splitUrl } from '../../path.ts';
import { createLinkChecker, findTargets } from './create-link-checker.ts';
import type { LinkingPage, LinkWorld } from './create-link-checker.ts';
import { decodeReferences } from './decode-references.ts';
import type { LinkFinding } from './link-findings.ts';
import type { Site, SitePage } from '../site.ts';

/** What `checkLinks` asks about the world around the site, and which links it checks. */
export interface CheckLinksOptions extends LinkWorld {
  /** The text of a file, for the frame. */
  readText?: (file: string) => string | undefined;
  /** The links of a content file as extensions leave them (`joinLinks`). Without it, those of the text. */
  findLinks?: (file: string) => readonly PageLink[] | undefined;
  /** Whose links are checked too, as far as they do not depend on the page that shows them. */
  snippets?: readonly Page[];
  /** Without it, all pages are checked. */
  pages?: readonly SitePage[];
}

/** Broken links of one page that are listed. */
const MOST_BROKEN = 500;

/** Returns a warning for each link of a page or a snippet that leads to no page, to no heading, or to no file; a hint for a hash that is misspelt. */
export function checkLinks(site: Site, options: CheckLinksOptions): Diagnostic[] {
  const { findLinks, readText, snippets = [], pages = Object.values(site.pages) } = options;
  const check = createLinkChecker(site, options);
  const listLinks = ({ file, links }: Page): readonly PageLink[] => findLinks?.(file) ?? links;
  function* findIn(page: LinkingPage): Generator<LinkFinding & { link: PageLink }> {
    for (const link of page.links) {
      const finding = check(page, link);
      if (finding !== undefined) yield { ...finding, link };
    }
  }
  // A relative address in a snippet is meant from the page that shows it.
  const fixed = snippets.map((snippet) => ({ ...snippet, href: '', links: listLinks(snippet).filter(({ url }) => url.startsWith('/')) }));
  const listed: LinkingPage[] = [...pages.map((page) => ({ ...page, links: listLinks(page) })), ...fixed];
  return listed.flatMap((page) => {
    const findings = boundFindings(findIn(page), { most: MOST_BROKEN, place: page.file });
    const text = findings.length === 0 ? undefined : readText?.(page.file);
    const lines = text === undefined ? [] : listTextLines(text);
    return findings.map(({ meant, link, ...described }): Diagnostic => {
      const { line, column, url } = link;
      const diagnostic: Diagnostic = { ...described, file: page.file, line, column, target: resolveTarget(page.file, url) };
      if (text === undefined) return diagnostic;
      const fix = meant === undefined ? undefined : createFix(text, link, meant);
      return { ...diagnostic, frame: createCodeFrame(lines, line, column, url.length), ...(fix !== undefined && { fix }) };
    });
  });
}

function createFix(text: string, { url, line, column }: PageLink, meant: string): TextEdit[] | undefined {
  const start = offsetAt(text, { line, column });
  const end = start + url.length;
  return text.slice(start, end) === url ? [{ start, end, text: meant }] : undefined;
}

/** The path that an address means, from the root; another host's, or one that no browser reads, stays as it is. */
function resolveTarget(file: string, written: string): string {
  const url = decodeReferences(written);
  return isExternalUrl(url) ? url : (findTargets(file, decodePath(splitUrl(url).path))[0] ?? url);
}
