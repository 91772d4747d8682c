import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { Page, PageLink } from '../../page/page.ts';
import { isSnippetFile, normalizePath, resolveRelative, toFolder } from '../../path.ts';

/** A snippet's file from the content root, and what it imports where that is known (`readPage` reads it). */
export type SnippetFile = string | Pick<Page, 'file' | 'links' | 'shownFiles'>;

type SnippetPage = Exclude<SnippetFile, string>;

/** Returns a note for each snippet that no page imports or shows as code, directly or through other snippets. */
export function checkSnippets(snippets: readonly SnippetFile[], pages: Iterable<Page>): Diagnostic[] {
  const known = new Map<string, SnippetPage>(
    snippets.map((snippet) => {
      const read: SnippetPage = typeof snippet === 'string' ? { file: snippet, links: [] } : snippet;
      return [normalizePath(read.file), read];
    }),
  );
  const reached = new Set<string>();
  const follow = ({ file, links, shownFiles = [] }: SnippetPage): void => {
    const shown = shownFiles.map((written) => resolve(file, written.replace(/#.*$/, '')));
    for (const target of [...links.flatMap((link) => findTargets(file, link)), ...shown]) {
      if (reached.has(target)) continue;
      const found = known.get(target);
      if (found === undefined) continue;
      reached.add(target);
      follow(found);
    }
  };
  for (const page of pages) follow(page);
  return [...known.keys()]
    .filter((file) => !reached.has(file))
    .toSorted()
    .map(orphanSnippet);
}

/** `<Snippet>` names files without their folder, which has two names; the extension of a script may be left out. */
function findTargets(file: string, { kind, url }: PageLink): string[] {
  if (kind !== 'import' || !/^\.{0,2}\//.test(url)) return [];
  const path = resolve(file, url);
  const paths = isSnippetFile(path)
    ? [path, path.replace(/^\/_?snippets\//, (folder) => (folder === '/snippets/' ? '/_snippets/' : '/snippets/'))]
    : [path];
  return paths.flatMap((one) =>
    /\.[a-z]+$/i.test(one) ? [one] : ['', '.jsx', '.tsx', '.js', '.ts', '.mdx'].map((extension) => one + extension),
  );
}

/** A path from the content root, or from the folder of the file that names it. */
function resolve(file: string, written: string): string {
  return written.startsWith('/') ? normalizePath(written) : resolveRelative(toFolder(file), written);
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
