import path from 'node:path';
import type { Page } from '@octavo/core';
import { resolveContentImport } from './resolve-import.ts';

/** Lists the files (absolute paths) that pages and snippets import. */
export function findImportedFiles(importers: Iterable<Pick<Page, 'file' | 'links'>>, root: string): Set<string> {
  // Many pages import the same snippets: each is looked for on the disk once.
  const imports = new Map<string, { url: string; importer: string }>();
  for (const { file, links } of importers) {
    const importer = path.posix.join(root, file);
    for (const { kind, url } of links)
      if (kind === 'import') imports.set(url.startsWith('/') ? url : `${path.posix.dirname(importer)}:${url}`, { url, importer });
  }
  const found = [...imports.values()].map(({ url, importer }) => resolveContentImport(url, importer, root));
  return new Set(found.flatMap((target) => (target.kind === 'file' ? [target.file] : [])));
}
