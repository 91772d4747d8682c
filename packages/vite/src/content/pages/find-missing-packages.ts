import type { Diagnostic } from '@octavo/core';
import { paths } from '../../disk/paths.ts';
import type { SiteStore } from '../../site/site-store.ts';
import type { ContentLoader } from '../loader/content-loader.ts';
import { missingImport } from '../imports/missing-import.ts';

/** The packages that a file imports and nobody finds. */
export interface MissingPackages {
  specifiers: string[];
  diagnostics: Diagnostic[];
}

/** Asks for each package of a content file (an absolute path): only the bundler can tell whether it is there. */
export async function findMissingPackages(
  file: string,
  {
    content,
    store,
    root,
    resolve,
  }: { content: ContentLoader; store: SiteStore; root: string; resolve(specifier: string): Promise<boolean> },
): Promise<MissingPackages> {
  const { packages } = await content.load(file);
  const missing = [];
  for (const entry of packages) if (!(await resolve(entry.specifier))) missing.push(entry);
  if (missing.length === 0) return { specifiers: [], diagnostics: [] };
  const name = paths.relative(root, file);
  const text = store.readText(name);
  return {
    specifiers: missing.map(({ specifier }) => specifier),
    diagnostics: missing.map((entry) => missingImport(entry, { file: name, text, root })),
  };
}
