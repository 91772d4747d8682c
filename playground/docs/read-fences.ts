import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A block of code of a page that a person wrote. */
export interface Fence {
  /** The page, from the folder of the documentation: `learn/start.mdx`. */
  page: string;
  language: string;
  /** What its author put above it: mostly the name of a file. */
  title: string;
  text: string;
}

/** The documentation of Octavo. */
export const DOCS: string = path.resolve(import.meta.dirname, '../../packages/docs');

/** The fences of all pages but those that are written from the code. */
export function readFences(): Fence[] {
  const pages = globSync('**/*.mdx', { cwd: DOCS, exclude: ['reference/**', 'node_modules/**', 'dist/**', 'snippets/**'] });
  return readFencesOf(DOCS, pages);
}

/** The fences of the READMEs; the title of one is the name of a file in its first line. */
export function readReadmeFences(): Fence[] {
  const root = path.resolve(DOCS, '../..');
  const files = globSync(['README.md', 'docs-example/README.md', 'playground/README.md', 'packages/*/README.md'], { cwd: root });
  return readFencesOf(root, files).map((fence) => ({ ...fence, title: /^\/\/ ([\w./-]+\.\w+)/.exec(fence.text)?.[1] ?? '' }));
}

function readFencesOf(folder: string, pages: readonly string[]): Fence[] {
  return pages.toSorted().flatMap((page) => {
    const text = readFileSync(path.join(folder, page), 'utf8');
    return [...text.matchAll(/^ *(```+)(\w*)([^\n]*)\n(.*?)^ *\1$/gms)].map(([, , language = '', meta = '', code = '']) => ({
      page: page.replaceAll('\\', '/'),
      language,
      title: meta.trim().split(/\s+(?=\w+=|lines\b|expandable\b)/)[0] ?? '',
      text: code,
    }));
  });
}
