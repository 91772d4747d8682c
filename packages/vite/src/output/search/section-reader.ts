import type { SitePage } from '@octavo/core';
import { paths } from '../../disk/paths.ts';
import { resolveContentImport } from '../../site/resolve-import.ts';
import type { SiteStore } from '../../site/site-store.ts';
import { readSections } from './read-sections.ts';
import type { SearchSection } from './search-record.ts';

/** Reads the sections of pages from the disk; a page whose text and snippets are as they were is not read twice. */
export function createSectionReader({ root, readText }: Pick<SiteStore, 'root' | 'readText'>): (page: SitePage) => SearchSection[] {
  const known = new Map<string, { key: string; snippets: string[]; sections: SearchSection[] }>();
  const keyOf = (text: string, snippets: string[]): string => [text, ...snippets.map((snippet) => readText(snippet))].join('\0');

  return ({ file, headings, isGenerated = false }) => {
    if (isGenerated) return [];
    const text = readText(file);
    const kept = known.get(file);
    if (kept !== undefined && kept.key === keyOf(text, kept.snippets)) return kept.sections;
    const snippets: string[] = [];
    const sections = readSections({ file, text, headings }, (specifier, importer) => {
      const found = resolveContentImport(specifier, paths.join(root, importer), root);
      if (found.kind !== 'file' || !/\.mdx?$/i.test(found.file)) return undefined;
      const snippet = paths.relative(root, found.file);
      snippets.push(snippet);
      return { file: snippet, text: readText(snippet) };
    });
    known.set(file, { key: keyOf(text, snippets), snippets, sections });
    return sections;
  };
}
