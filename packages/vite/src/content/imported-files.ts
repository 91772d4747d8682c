import path from 'node:path';
import type { SiteStore } from '../site/site-store.ts';
import { resolveContentImport } from './resolve-import.ts';

/** Makes the function that tells whether some page imports a file (absolute paths). Pages are read for it once per change of the site. */
export function createImportedFiles(store: SiteStore): (file: string) => boolean {
  let known: { version: number; files: ReadonlySet<string> } | undefined;
  return (file) => {
    if (known?.version !== store.version) known = { version: store.version, files: collect(store) };
    return known.files.has(file);
  };
}

function collect({ site, root }: SiteStore): Set<string> {
  const files = new Set<string>();
  for (const { file, links } of Object.values(site().pages)) {
    for (const { kind, url } of links) {
      const found = kind === 'import' ? resolveContentImport(url, path.posix.join(root, file), root) : undefined;
      if (found?.kind === 'file') files.add(found.file);
    }
  }
  return files;
}
