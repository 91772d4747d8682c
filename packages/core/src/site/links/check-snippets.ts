import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { Page, PageLink } from '../../page/page.ts';
import { isSnippetFile, normalizePath, resolveRelative, toFolder } from '../../path.ts';

/** A snippet's file from the content root, and what it imports where that is known (`readPage` reads it). */
export type SnippetFile = string | Pick<Page, 'file' | 'links'>;

/** Returns a note for each snippet that no page imports, directly or through other snippets. */
export function checkSnippets(snippets: readonly SnippetFile[], pages: Iterable<Page>): Diagnostic[] {
  const linksOf = new Map<string, readonly PageLink[]>(
    snippets.map((snippet) => {
      const { file, links } = typeof snippet === 'string' ? { file: snippet, links: [] } : snippet;
      return [normalizePath(file), links];
    }),
  );
  const reached = new Set<string>();
  const follow = (file: string, links: readonly PageLink[]): void => {
    for (const target of links.flatMap((link) => findTargets(file, link))) {
      if (reached.has(target)) continue;
      const found = linksOf.get(target);
      if (found === undefined) continue;
      reached.add(target);
      follow(target, found);
    }
  };
  for (const { file, links } of pages) follow(file, links);
  return [...linksOf.keys()]
    .filter((file) => !reached.has(file))
    .toSorted()
    .map(orphanSnippet);
}

/** `<Snippet>` names files without their folder, which has two names; the extension of a script may be left out. */
function findTargets(file: string, { kind, url }: PageLink): string[] {
  if (kind !== 'import' || !/^\.{0,2}\//.test(url)) return [];
  const path = url.startsWith('/') ? normalizePath(url) : resolveRelative(toFolder(file), url);
  const paths = isSnippetFile(path)
    ? [path, path.replace(/^\/_?snippets\//, (folder) => (folder === '/snippets/' ? '/_snippets/' : '/snippets/'))]
    : [path];
  return paths.flatMap((one) =>
    /\.[a-z]+$/i.test(one) ? [one] : ['', '.jsx', '.tsx', '.js', '.ts', '.mdx'].map((extension) => one + extension),
  );
}

function orphanSnippet(path: string): Diagnostic {
  return {
    code: 'site/orphan-snippet',
    severity: 'info',
    message: `Unused snippet: no page imports ${path}.`,
    hint: 'Import it in a page, or remove the file if no other snippet needs it.',
    file: path.slice(1),
  };
}
