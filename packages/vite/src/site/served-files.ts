import { unescapePath } from '@octavo/core/internal';
import { paths } from '../disk/paths.ts';
import type { CustomFiles } from './custom-files.ts';
import { isContentFile } from './scan-content.ts';
import type { ContentKind } from './scan-content.ts';

/** The files of a content root that a browser may ask for. */
export interface ServedFiles {
  /** Absolute path of a served file of the content root or its `public` folder; undefined when there is none. */
  findAsset(pathname: string): string | undefined;
  /** Whether a file of the content root that could be served lies at an address, and is not published. */
  isWithheld(pathname: string): boolean;
  /** The served files, as `{ url path, absolute file }`. */
  assets(): { pathname: string; file: string }[];
  /** Absolute paths of the author's style sheets. */
  styles(): string[];
  /** Addresses, from the root, of the author's scripts; each is a served file. */
  scripts(): string[];
  /** What may be a utility class in them. */
  scriptClasses(): string[];
}

/** What the served files are found among: paths from the content root. */
export interface ServedFilesSource {
  root: string;
  kinds: () => ReadonlyMap<string, ContentKind>;
  custom: () => CustomFiles;
  /** Files that are not published, as nothing refers to them. */
  unreferenced: () => ReadonlySet<string>;
  /** Style sheets that a script of the author's loads by their addresses. */
  loadedStyles: () => ReadonlySet<string>;
  /** Files that cannot be read. */
  isRefused: (file: string) => boolean;
  /** Files that a config is made of: they are never served. */
  isConfig: (file: string) => boolean;
}

/** Reads the served files out of what a content root holds at the time of each question. */
export function createServedFiles({
  root,
  kinds,
  custom,
  unreferenced,
  loadedStyles,
  isRefused,
  isConfig,
}: ServedFilesSource): ServedFiles {
  const isServed = (file: string, kind: ContentKind | undefined): boolean =>
    !isRefused(file) &&
    ((kind === 'asset' && !isConfig(file) && !unreferenced().has(file)) || custom().scripts.includes(file) || loadedStyles().has(file));

  const confined = (file: string): string | undefined => (isContentFile(root, file) ? paths.join(root, file) : undefined);

  return {
    findAsset(pathname) {
      const file = toFile(pathname);
      if (isServed(file, kinds().get(file))) return confined(file);
      if (isConfig(file)) return undefined;
      // All that is in there is served: a page of HTML, too.
      const published = `public/${file}`;
      const kind = kinds().get(published);
      return (kind === 'asset' || kind === 'other') && !isRefused(published) && !isConfig(published) ? confined(published) : undefined;
    },
    isWithheld(pathname) {
      const file = toFile(pathname);
      return kinds().get(file) === 'asset' && !isServed(file, 'asset');
    },
    assets: () =>
      [...kinds()]
        .filter(([file, kind]) => isServed(file, kind))
        .map(([file]) => ({ pathname: `/${file.replace(/^public\//, '')}`, file: paths.join(root, file) })),
    styles: () => custom().styles.map((file) => paths.join(root, file)),
    scripts: () => custom().scripts.map((file) => `/${file}`),
    scriptClasses: () => custom().classes,
  };
}

function toFile(pathname: string): string {
  return unescapePath(pathname).replace(/^\//, '');
}
