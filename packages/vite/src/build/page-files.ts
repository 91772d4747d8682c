import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { withBase } from '@octavo/core';
import type { KeepPageFile } from '../content/page-file.ts';
import type { Placement } from '../site/placement.ts';
import type { StoredFile } from './stored-file.ts';
import type { WorkFolder } from './work-folder.ts';

/** The files of a build's pages: on the disk at once. */
export interface PageFiles {
  add: KeepPageFile;
  /** The public address of the file of a page; undefined for one that has none. */
  find(href: string): string | undefined;
  /** The text of the file at a public address. */
  read(url: string): string | undefined;
  list(): StoredFile[];
}

/** Makes the files of a site; the same text is written once. */
export function createPageFiles({ base, prefix }: Pick<Placement, 'base' | 'prefix'>, folder: WorkFolder): PageFiles {
  const pages = new Map<string, string>();
  const files = new Map<string, StoredFile>();
  return {
    add(href, { extension, text }) {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
      const fileName = `assets/${hash}.${extension}`;
      const url = withBase(base, `/${fileName}`);
      pages.set(href, url);
      if (!files.has(url)) files.set(url, { fileName: prefix + fileName, file: folder.write(fileName, text) });
      return url;
    },
    find: (href) => pages.get(href),
    read(url) {
      const stored = files.get(url);
      return stored && readFileSync(stored.file, 'utf8');
    },
    list: () => [...files.values()],
  };
}
