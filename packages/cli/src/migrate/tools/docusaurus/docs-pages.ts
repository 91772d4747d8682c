import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import { asText } from '../../read-value.ts';
import type { OldSource } from '../../source.ts';
import { toTarget } from '../../to-target.ts';

/** A page of a folder of docs. */
export interface DocsPage {
  /** Path from the source folder. */
  file: string;
  /** Path in the folder of docs, numbers left out: what sidebars name. */
  id: string;
  /** Path of its folder in the folder of docs, as written. */
  folder: string;
  href: string;
  target: string;
  label: string | undefined;
  position: number | undefined;
  isHidden: boolean;
  isIndex: boolean;
}

/** A folder of docs, and where it is served. */
export interface DocsFolder {
  /** Path from the source folder. */
  folder: string;
  /** Address of its root: `/docs`, `/`. */
  base: string;
}

const PREFIX = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])/;
/** `2021-11-foo`, `7.0-foo` are names. */
const NO_PREFIX = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?.*$|^\d+[-_.]\d+.*$/;

/** Takes the number from a name: `01-guide` -> `guide`, 1 */
export function splitPrefix(name: string): { name: string; position: number | undefined } {
  const match = NO_PREFIX.test(name) ? null : PREFIX.exec(name);
  return match === null ? { name, position: undefined } : { name: name.slice(match[0].length), position: Number(match[1]) };
}

/** Lists the pages of a folder of docs by the rules of Docusaurus's router. */
export function listDocsPages(source: OldSource, { folder, base }: DocsFolder): DocsPage[] {
  return source.list(folder).flatMap((file): DocsPage[] => {
    const name = path.posix.relative(folder, file);
    if (!/\.mdx?$/.test(name) || /(?:^|\/)_/.test(name)) return [];
    const { data } = readFrontmatter(source.read(file) ?? '', file);
    if (data['draft'] === true) return [];
    const folders = path.posix.dirname(name) === '.' ? [] : path.posix.dirname(name).split('/');
    const plainFolders = folders.map((one) => splitPrefix(one).name);
    const bare = path.posix.basename(name).replace(/\.mdx?$/, '');
    const stem = splitPrefix(bare);
    const own = asText(data['id']) ?? stem.name;
    // As written: `1-boats.md` in `boats` is a page of its own.
    const isIndex = /^(?:index|readme)$/i.test(bare) || bare.toLowerCase() === folders.at(-1)?.toLowerCase();
    const written = asText(data['slug']);
    const slug = written ?? (isIndex ? '' : own);
    const below = slug.startsWith('/') ? slug : `/${[...plainFolders, slug].filter((one) => one !== '').join('/')}`;
    const href = path.posix.join('/', base, below).replace(/(?<=.)\/(?:index)?$/, '');
    const { position } = stem;
    return [
      {
        file,
        id: [...plainFolders, own].join('/'),
        folder: folders.join('/'),
        href,
        target: toTarget(href, path.posix.extname(name), isIndex && written === undefined),
        label: asText(data['sidebar_label']),
        position:
          typeof data['sidebar_position'] === 'number'
            ? data['sidebar_position']
            : Number.isFinite(Number(data['sidebar_position'] ?? Number.NaN))
              ? Number(data['sidebar_position'])
              : position,
        isHidden: data['unlisted'] === true,
        isIndex,
      },
    ];
  });
}
