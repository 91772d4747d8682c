import { createHash } from 'node:crypto';
import { withBase } from '@octavo/core';
import type { Placement } from '../../site/placement.ts';
import type { StoredFile } from './stored-file.ts';
import type { WorkFolder } from './work-folder.ts';

/** The sheets of what single pages use; pages that use the same share one. */
export interface Sheets {
  /** Keeps a sheet, and gives its public address. */
  add(css: string): string;
  list(): StoredFile[];
}

/** Makes the sheets of a build: files, since a policy for all documents cannot name the text of each. */
export function createSheets({ base, prefix }: Pick<Placement, 'base' | 'prefix'>, folder: WorkFolder): Sheets {
  const files = new Map<string, StoredFile>();
  return {
    add(css) {
      const fileName = `assets/${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`;
      if (!files.has(fileName)) files.set(fileName, { fileName: prefix + fileName, file: folder.write(fileName, css) });
      return withBase(base, `/${fileName}`);
    },
    list: () => [...files.values()],
  };
}
