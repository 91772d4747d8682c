import path from 'node:path';

/**
 * Pages, snippets and scripts of the content root carry an id that no other plugin knows, `<file>.octavo`: a host's own MDX, React or
 * Vue plugin would compile them too, and fail.
 */
const SUFFIX = '.octavo';

const CONTENT_FILE = /\.(?:mdx?|[jt]sx?)$/i;

/** Tells whether a file is compiled by Octavo rather than by the host. */
export function isCompiledFile(file: string): boolean {
  return CONTENT_FILE.test(file);
}

/** `/site/guide.mdx` -> `/site/guide.mdx.octavo`; what an address or an id reads as something else is escaped: `/site/c#.mdx` -> `/site/c~23.mdx.octavo` */
export function toContentId(file: string): string {
  return file.replace(/[#?%~]/g, (sign) => `~${sign.charCodeAt(0).toString(16)}`) + SUFFIX;
}

/** `/site/guide.mdx.octavo` -> `/site/guide.mdx`; undefined for an id that is not ours. */
export function toContentFile(id: string): string | undefined {
  const clean = id.replace(/\?.*$/, '');
  if (!clean.endsWith(SUFFIX)) return undefined;
  return clean.slice(0, -SUFFIX.length).replace(/~([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/**
 * Tells whether a file may be compiled as content: it lies in the content root, and neither in a hidden folder nor in `node_modules`. Ids
 * arrive over the dev server's port too, and a page that cannot be compiled shows its text.
 */
export function isContentOf(root: string, file: string): boolean {
  const inside = file.startsWith(`${root}/`) && path.posix.normalize(file) === file;
  return inside && isCompiledFile(file) && !/\/(?:\.|node_modules\/)/.test(file.slice(root.length));
}
