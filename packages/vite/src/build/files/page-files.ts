import { createHash } from 'node:crypto';
import { withBase } from '@octavo/core';
import type { KeepPageFile } from '../../content/pages/page-file.ts';
import type { Placement } from '../../site/placement.ts';
import { fileSystem } from '../../disk/file-system.ts';
import { readSiteFile } from '../../output-folder/site-file.ts';
import type { KeptContent, SiteFile } from '../../output-folder/site-file.ts';
import type { WorkFolder } from './work-folder.ts';

/**
 * The files of a build's pages: on the disk at once. They are no `Output`, for they are parts of the bundle: the dev server has modules in
 * their place, which take edits.
 */
export interface PageFiles {
  add: KeepPageFile;
  /** Takes over the file of a page that an earlier build made, and gives its public address. */
  take(href: string, file: { fileName: string; kept: KeptContent }): string;
  /** The public address of the file of a page; undefined for one that has none. */
  find(href: string): string | undefined;
  /** The name of that file. */
  nameOf(href: string): string | undefined;
  /** The text of the file at a public address. */
  read(url: string): string | undefined;
  list(): SiteFile[];
}

/** Makes the files of a site; the same text is written once. */
export function createPageFiles({ base, prefix }: Pick<Placement, 'base' | 'prefix'>, folder: WorkFolder): PageFiles {
  const pages = new Map<string, string>();
  const files = new Map<string, SiteFile>();
  const toUrl = (fileName: string): string => withBase(base, `/${fileName.slice(prefix.length)}`);
  return {
    add(href, { extension, text }) {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
      const fileName = `assets/${hash}.${extension}`;
      const url = toUrl(prefix + fileName);
      pages.set(href, url);
      if (!files.has(url)) files.set(url, { fileName: prefix + fileName, file: folder.write(fileName, text) });
      return url;
    },
    take(href, file) {
      const url = toUrl(file.fileName);
      pages.set(href, url);
      files.set(url, file);
      return url;
    },
    find: (href) => pages.get(href),
    nameOf: (href) => files.get(pages.get(href) ?? '')?.fileName,
    read(url) {
      const file = files.get(url);
      return file && Buffer.from(readSiteFile(file, fileSystem)).toString();
    },
    list: () => [...files.values()],
  };
}
