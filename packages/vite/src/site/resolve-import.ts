import { disk } from '../disk/disk.ts';
import { isWithin } from '../disk/is-within.ts';
import { paths } from '../disk/paths.ts';

const EXTENSIONS = ['', '.mdx', '.md', '.tsx', '.jsx', '.ts', '.js', '/index.mdx', '/index.tsx', '/index.jsx'];

/** What an import in content means: a file, nothing that exists, or a package that the bundler resolves. */
export type ContentImport = { kind: 'file'; file: string } | { kind: 'missing' } | { kind: 'package' };

/**
 * Resolves an import of a content file: `/snippets/x.mdx` from the content root, `./x.jsx` from the file's folder, anything else as a
 * package. The extension may be left out. A path out of the content root is followed only when it is relative: it is the author's own app. No
 * link of the content root is followed out of it.
 */
export function resolveContentImport(specifier: string, importer: string, root: string): ContentImport {
  if (!/^\.{0,2}\//.test(specifier)) return { kind: 'package' };
  // What looks like a query may be a part of the file's name.
  const file = findFile(specifier, importer, root) ?? findFile(specifier.replace(/[?#].*$/, ''), importer, root);
  if (file === undefined) return { kind: 'missing' };
  const isInside = paths.inside(root, file) !== undefined;
  return isInside && !isWithin(root, file) ? { kind: 'missing' } : { kind: 'file', file };
}

function findFile(target: string, importer: string, root: string): string | undefined {
  const starts = target.startsWith('/') ? fromRoot(target).map((one) => paths.join(root, one)) : [paths.resolve(importer, '..', target)];
  return starts.flatMap((start) => EXTENSIONS.map((extension) => start + extension)).find((candidate) => disk.isFile(candidate));
}

/** The folder of snippets has two names, and `<Snippet file>` knows one of them. */
function fromRoot(target: string): string[] {
  return target.startsWith('/snippets/') ? [target, target.replace('/', '/_')] : [target];
}
