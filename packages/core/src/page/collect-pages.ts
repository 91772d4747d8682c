import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { Page } from './page.ts';
import { isSnippetFile } from '../path.ts';

/** The pages by address, in the order of their addresses. */
export interface CollectedPages {
  pages: Map<string, Page>;
  diagnostics: Diagnostic[];
}

/**
 * Gives each address its page; snippets are none. Where several files have one address, the first wins in this order: `a.mdx`, `a.md`,
 * `a/index.mdx`, `a/index.md`, `a/README.md`.
 */
export function collectPages(files: readonly Page[]): CollectedPages {
  const pages = new Map<string, Page>();
  const folded = new Map<string, Page>();
  const diagnostics: Diagnostic[] = [];
  for (const page of files.filter(({ file }) => !isSnippetFile(file)).toSorted(comparePages)) {
    const winner = pages.get(page.href);
    if (winner !== undefined) {
      diagnostics.push(duplicateHref(page, winner));
      continue;
    }
    pages.set(page.href, page);
    const similar = folded.get(page.href.toLowerCase());
    if (similar === undefined) folded.set(page.href.toLowerCase(), page);
    else diagnostics.push(sameButCase(page, similar));
  }
  return { pages, diagnostics };
}

function comparePages(a: Page, b: Page): number {
  return compare(a.href, b.href) || rank(a.file) - rank(b.file) || compare(a.file, b.file);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

function rank(file: string): number {
  if (/(?:^|\/)readme\.mdx?$/i.test(file)) return 4;
  return (/(?:^|\/)index\.mdx?$/i.test(file) ? 2 : 0) + (/\.md$/i.test(file) ? 1 : 0);
}

function duplicateHref(page: Page, winner: Page): Diagnostic {
  return {
    code: 'site/duplicate-href',
    severity: 'warning',
    message: `${page.file} has the same address as ${winner.file}: ${page.href}.`,
    hint: `Rename or remove one of them; until then ${winner.file} is shown.`,
    file: page.file,
    line: 1,
    column: 1,
  };
}

function sameButCase(page: Page, other: Page): Diagnostic {
  return {
    code: 'site/case-conflict',
    severity: 'warning',
    message: `The addresses of ${page.file} and ${other.file} differ only by case: ${page.href}, ${other.href}.`,
    hint: 'Rename one of them: on a case-insensitive file system, one hides the other.',
    file: page.file,
    line: 1,
    column: 1,
  };
}
