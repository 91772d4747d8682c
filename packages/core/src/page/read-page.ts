import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { readFrontmatter } from '../frontmatter/read-frontmatter.ts';
import { toHref } from '../path.ts';
import { checkFrontmatter } from './check-frontmatter.ts';
import { checkProtection } from './check-protection.ts';
import { findFrontmatterText } from './frontmatter-value.ts';
import { createPageTitle, HOME } from './page-title.ts';
import { listUnsafeUrls } from './list-unsafe-urls.ts';
import { listFencePaths } from './list-fence-paths.ts';
import { isPlainMarkdown } from './is-plain-markdown.ts';
import type { Page } from './page.ts';
import { tidyFile } from './tidy-file.ts';
import { readTextLines } from './read-text-lines.ts';
import { findTitleHeading } from './title-heading.ts';
import { scanAnchors } from './scan-anchors.ts';
import { scanHeadings } from './scan-headings.ts';
import { scanLinks } from './scan-links.ts';

/** How a page is read. */
export interface ReadPageOptions {
  /** Whether the numbers before names, and README, have no place in addresses. Default: false. */
  isTidy?: boolean;
}

/**
 * Reads a page's file, without compiling it: frontmatter, headings, and the addresses that it names. Never throws.
 *
 * `file` is the path from the content root, with extension. Snippets may be read too, for what they import. The diagnostics are warnings
 * about the frontmatter.
 */
export function readPage(text: string, file: string, { isTidy = false }: ReadPageOptions = {}): { page: Page; diagnostics: Diagnostic[] } {
  const { data: written, body, bodyLine, diagnostics } = readFrontmatter(text, file);
  const data = withoutUnsafe(written);
  const lines = readTextLines(body, bodyLine);
  const heading = findTitleHeading(data, lines);
  const named = isTidy ? tidyFile(file) : file;
  const given = findFrontmatterText(data, 'title') ?? heading?.text;
  const title = given ?? createPageTitle(named);
  const sidebarTitle = findFrontmatterText(data, 'sidebarTitle') ?? (isTidy ? findSidebarLabel(data) : undefined);
  const description = findFrontmatterText(data, 'description');
  const shownFiles = listFencePaths(body);
  const page: Page = {
    href: toHref(named),
    file,
    title,
    ...(sidebarTitle !== undefined && sidebarTitle !== title && { sidebarTitle }),
    ...(given === undefined && title === HOME && { ownName: HOME }),
    ...(description !== undefined && { description }),
    frontmatter: data,
    headings: scanHeadings(heading === undefined ? lines : lines.filter(({ number }) => !heading.lines.includes(number)), {
      isMarkdown: isPlainMarkdown(file, lines),
    }),
    links: scanLinks(lines),
    ...(shownFiles.length > 0 && { shownFiles }),
    anchors: scanAnchors(lines),
  };
  const findings = [checkFrontmatter, checkProtection].flatMap((check) => check(written, { text, file }));
  return { page, diagnostics: [...diagnostics, ...findings] };
}

/** As Docusaurus (`sidebar_label`) and Starlight (`sidebar: { label }`) have it. */
function findSidebarLabel({ sidebar, sidebar_label: label }: Page['frontmatter']): string | undefined {
  const written = typeof sidebar === 'object' && sidebar !== null && !Array.isArray(sidebar) ? sidebar['label'] : label;
  return typeof written === 'string' && written !== '' ? written : undefined;
}

/** No field of the page leads to a program, whoever shows it. */
function withoutUnsafe(data: Page['frontmatter']): Page['frontmatter'] {
  const unsafe = new Set(listUnsafeUrls(data).map(([name]) => name));
  return unsafe.size === 0 ? data : Object.fromEntries(Object.entries(data).filter(([name]) => !unsafe.has(name)));
}
