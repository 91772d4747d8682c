import { isSnippetFile } from '../path.ts';
import { listInlineAddresses } from './list-inline-addresses.ts';
import type { PageLink } from './page.ts';
import type { TextLine } from './read-text-lines.ts';

const DEFINITION = /^\s*\[(?!\^)[^\]]+\]:\s*<?([^\s>]+)/d;
const ATTRIBUTE = /(?<![\w-])(href|src|img|poster)\s*=\s*(?:\{\s*)?(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)/dg;
const SOURCE_SET = /(?<![\w-])srcset\s*=\s*(?:\{\s*)?(?:"([^"]*)"|'([^']*)')/dgi;
/** An address of a `srcset`, before its width or density. */
const SOURCE = /(?:^\s*|,\s+|,(?=[./]))([^\s,]+)/dg;
const SNIPPET = /<Snippet\b[^<>]*?\bfile\s*=\s*(?:\{\s*)?["']([^"']+)["']/dg;
const IMPORT = /^\s*(?=\S)(?:(?:import|export)\b[^'"]*\bfrom\s*|import\s*|[^'"()=]*\}\s*from\s*)["']([^"']+)["']/d;
/** Of a script, and of JavaScript in a page: `lazy(() => import('./chart.jsx'))`. */
const LATE_IMPORT = /(?<![\w.$])import\s*\(\s*["'`]([^"'`$]+)["'`]/dg;
const MAY_NAME = /\]\(|\]:|=|from|import|<Snippet/;

/**
 * Finds the addresses that a page names, in their order: Markdown links, images and definitions, the attributes `href`, `src`, `img`,
 * `poster` and `srcset`, and imports. Icons are found where they are resolved. `<Snippet file="x.mdx" />` counts as an import of `/snippets/x.mdx`.
 */
export function scanLinks(lines: readonly TextLine[]): PageLink[] {
  const links: PageLink[] = [];
  for (const { text, number, isModule } of lines) {
    if (!MAY_NAME.test(text)) continue;
    const found = [...scanImport(text, number), ...scanAttributes(text, number)];
    if (!isModule) found.push(...scanInline(text, number), ...scanDefinition(text, number));
    if (found.length > 1) found.sort((a, b) => a.column - b.column);
    links.push(...found);
  }
  return links;
}

function scanImport(line: string, number: number): PageLink[] {
  const match = line.includes('from') || line.includes('import') ? IMPORT.exec(line) : null;
  const late = line.includes('import') ? line.matchAll(LATE_IMPORT) : [];
  return [...(match === null ? [] : [match]), ...late].map((one) => {
    return { kind: 'import', url: one[1] ?? '', line: number, column: columnOf(one, 1) };
  });
}

function scanInline(line: string, number: number): PageLink[] {
  if (!line.includes('](')) return [];
  return listInlineAddresses(line).map(({ from, to, isImage }) => {
    return { kind: isImage ? 'image' : 'link', url: line.slice(from, to), line: number, column: from + 1 };
  });
}

function scanDefinition(line: string, number: number): PageLink[] {
  if (!line.includes(']:')) return [];
  const match = DEFINITION.exec(line);
  return match?.[1] === undefined ? [] : [{ kind: 'link', url: match[1], line: number, column: columnOf(match, 1) }];
}

function scanAttributes(line: string, number: number): PageLink[] {
  const links: PageLink[] = [];
  if (!line.includes('=')) return links;
  if (line.includes('<Snippet')) links.push(...scanSnippets(line, number));
  for (const match of line.matchAll(ATTRIBUTE)) {
    const group = match[2] === undefined ? (match[3] === undefined ? 4 : 3) : 2;
    const url = match[group] ?? '';
    if (url === '') continue;
    links.push({ kind: match[1] === 'href' ? 'link' : 'image', url, line: number, column: columnOf(match, group) });
  }
  return /srcset/i.test(line) ? [...links, ...scanSourceSets(line, number)] : links;
}

function scanSourceSets(line: string, number: number): PageLink[] {
  return [...line.matchAll(SOURCE_SET)].flatMap((match) => {
    const group = match[1] === undefined ? 2 : 1;
    const from = columnOf(match, group);
    const sources = [...(match[group] ?? '').matchAll(SOURCE)];
    return sources.map((source): PageLink => ({
      kind: 'image',
      url: source[1] ?? '',
      line: number,
      column: from + columnOf(source, 1) - 1,
    }));
  });
}

function scanSnippets(line: string, number: number): PageLink[] {
  return [...line.matchAll(SNIPPET)].map((match) => {
    const file = (match[1] ?? '').replace(/^\.?\//, '');
    const url = isSnippetFile(file) ? `/${file}` : `/snippets/${file}`;
    return { kind: 'import', url, line: number, column: columnOf(match, 1) };
  });
}

function columnOf(match: RegExpExecArray, group: number): number {
  return (match.indices?.[group]?.[0] ?? match.index) + 1;
}
