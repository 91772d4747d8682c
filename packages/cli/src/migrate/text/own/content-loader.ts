import { readFrontmatter } from '@octavo/core/internal';
import type { OldSite } from '../../old-site.ts';
import type { OldSource } from '../../source.ts';
import { toPattern } from './import-glob.ts';

const LOADS = /\bexport\s+default\s+(?=createContentLoader\s*\(\s*(["'`])([^"'`\n]+)\1)/;
/** Where it has the loader from, and what it says of its type: `export declare const data: Post[]`, `declare const data: Post[]` and `export { data }`. */
const GIVEN =
  /^import\s[^;'"]*?\sfrom\s*["']vitepress["'];?[ \t]*$|^(?:export[ \t]+)?declare[ \t]+const[ \t]+data\b.*$|^export[ \t]*\{[ \t]*data[ \t]*\};?[ \t]*$/gm;

/** A data file of VitePress as a module that gives what its loader finds: the pages of a pattern. Others stay as they are. */
export function fillContentLoader(
  module: string,
  { source, site }: { source: OldSource; site: Pick<OldSite, 'contentFolder' | 'suffix'> },
): string {
  const pattern = LOADS.exec(module)?.[2];
  if (pattern === undefined) return module;
  const folder = site.contentFolder === '' ? '' : `${site.contentFolder}/`;
  const matches = toPattern(folder + pattern.replace(/^\.?\//, ''));
  const pages = source.files
    .filter((file) => matches.test(file) && file.endsWith('.md'))
    .map((file) => {
      const src = source.read(file) ?? '';
      const place = `/${file.slice(folder.length)}`.replace(/(?<=\/)index\.md$/, '').replace(/\.md$/, site.suffix ?? '');
      return { url: place, frontmatter: readFrontmatter(src, file).data, src };
    });
  return [
    `const __pages = ${JSON.stringify(pages)};`,
    'const createContentLoader = (pattern, options = {}) => options.transform ? options.transform(__pages) : __pages;',
    module.replaceAll(GIVEN, '').replace(LOADS, 'export const data = '),
  ].join('\n');
}
