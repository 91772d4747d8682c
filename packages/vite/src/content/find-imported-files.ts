import path from 'node:path';
import type { Page } from '@octavo/core';
import { resolveContentImport } from './resolve-import.ts';

/** Lists the files (absolute paths) that pages and snippets import. */
export function findImportedFiles(importers: Iterable<Pick<Page, 'file' | 'links'>>, root: string): Set<string> {
  const files = new Set<string>();
  for (const { file, links } of importers) {
    for (const { kind, url } of links) {
      const found = kind === 'import' ? resolveContentImport(url, path.posix.join(root, file), root) : undefined;
      if (found?.kind === 'file') files.add(found.file);
    }
  }
  return files;
}
