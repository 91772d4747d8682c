import type { SitePage } from '@octavo/core';
import { paths } from '../../disk/paths.ts';
import { resolveContentImport } from '../../site/resolve-import.ts';
import type { SiteStore } from '../../site/site-store.ts';
import { readSections } from './read-sections.ts';
import type { SourceFile } from './read-sections.ts';
import type { SearchSection } from './search-record.ts';

/** Reads the sections of pages from the disk; a page whose text and snippets are as they were is not read twice. */
export function createSectionReader({
  root,
  readText,
  findCode,
}: Pick<SiteStore, 'root' | 'readText' | 'findCode'>): (page: SitePage) => SearchSection[] {
  const known = new Map<string, { key: string; snippets: string[]; sections: SearchSection[] }>();
  const read = (file: string): Omit<SourceFile, 'headings'> => {
    const text = readText(file);
    return { file, text, codes: findCode(text, file) };
  };
  const keyOf = (source: Omit<SourceFile, 'headings'>, snippets: string[]): string =>
    JSON.stringify([source, ...snippets.map((snippet) => read(snippet))]);

  return ({ file, headings, isGenerated = false }) => {
    if (isGenerated) return [];
    const source = read(file);
    const kept = known.get(file);
    if (kept !== undefined && kept.key === keyOf(source, kept.snippets)) return kept.sections;
    const snippets: string[] = [];
    const sections = readSections({ ...source, headings }, (specifier, importer) => {
      const found = resolveContentImport(specifier, paths.join(root, importer), root);
      if (found.kind !== 'file' || !/\.mdx?$/i.test(found.file)) return undefined;
      const snippet = paths.relative(root, found.file);
      snippets.push(snippet);
      return read(snippet);
    });
    known.set(file, { key: keyOf(source, snippets), snippets, sections });
    return sections;
  };
}
