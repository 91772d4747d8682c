import path from 'node:path';

/**
 * Pages, snippets and scripts of the content root carry an id that no other plugin knows, `<file>.octavo`: a host's own MDX, React or
 * Vue plugin would compile them too, and fail.
 */
const SUFFIX = '.octavo';

const CONTENT_FILE = /\.(?:mdx?|[jt]sx?)$/i;

/** Tells whether a file is compiled by Octavo rather than by the host. */
export function isContentFile(file: string): boolean {
  return CONTENT_FILE.test(file);
}

/** `/site/guide.mdx` -> `/site/guide.mdx.octavo` */
export function toContentId(file: string): string {
  return file + SUFFIX;
}

/** `/site/guide.mdx.octavo` -> `/site/guide.mdx`; undefined for an id that is not ours. */
export function toContentFile(id: string): string | undefined {
  const clean = id.replace(/\?.*$/, '');
  return clean.endsWith(SUFFIX) ? clean.slice(0, -SUFFIX.length) : undefined;
}

/**
 * Tells whether a file may be compiled as content: it lies in the content root, and neither in a hidden folder nor in `node_modules`. Ids
 * arrive over the dev server's port too, and a page that cannot be compiled shows its text.
 */
export function isContentOf(root: string, file: string): boolean {
  const inside = file.startsWith(`${root}/`) && path.posix.normalize(file) === file;
  return inside && isContentFile(file) && !/\/(?:\.|node_modules\/)/.test(file.slice(root.length));
}
