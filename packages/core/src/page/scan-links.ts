import { isSnippetFile } from '../path.ts';
import type { PageLink } from './page.ts';
import type { TextLine } from './read-text-lines.ts';

const DEFINITION = /^\s*\[(?!\^)[^\]]+\]:\s*<?([^\s>]+)/d;
const ATTRIBUTE = /(?<![\w-])(href|src|img|poster)\s*=\s*\{?\s*(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)/dg;
const SOURCE_SET = /(?<![\w-])srcset\s*=\s*\{?\s*(?:"([^"]*)"|'([^']*)')/dgi;
/** An address of a `srcset`, before its width or density. */
const SOURCE = /(?<=^\s*|,\s+|,(?=[./]))[^\s,]+/g;
const SNIPPET = /<Snippet\b[^>]*?\bfile\s*=\s*\{?\s*["']([^"']+)["']/dg;
const IMPORT = /^\s*(?:(?:import|export)\b[^'"]*\bfrom\s*|import\s*|[^'"()=]*\}\s*from\s*)["']([^"']+)["']/d;
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
  return match?.[1] === undefined ? [] : [{ kind: 'import', url: match[1], line: number, column: columnOf(match, 1) }];
}

function scanInline(line: string, number: number): PageLink[] {
  const links: PageLink[] = [];
  for (let at = line.indexOf(']('); at >= 0; at = line.indexOf('](', at + 2)) {
    const start = skipSpaces(line, at + 2);
    const isBracketed = line[start] === '<';
    const from = isBracketed ? start + 1 : start;
    const end = isBracketed ? line.indexOf('>', from) : endOfDestination(line, from);
    if (end <= from || (!isBracketed && !endsLink(line, end))) continue;
    links.push({ kind: isImage(line, at) ? 'image' : 'link', url: line.slice(from, end), line: number, column: from + 1 });
  }
  return links;
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
    return sources.map(({ 0: url, index }): PageLink => ({ kind: 'image', url, line: number, column: from + index }));
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

function skipSpaces(line: string, at: number): number {
  let next = at;
  while (line[next] === ' ' || line[next] === '\t') next += 1;
  return next;
}

/** A destination without angle brackets ends at a space or at the parenthesis that it did not open. */
function endOfDestination(line: string, from: number): number {
  let depth = 0;
  for (let at = from; at < line.length; at += 1) {
    const character = line[at];
    if (character === '\\') at += 1;
    else if (character === ' ' || character === '\t') return at;
    else if (character === '(') depth += 1;
    else if (character === ')' && (depth -= 1) < 0) return at;
  }
  return -1;
}

/** What follows an address: the end of the link, or its title; with any other word there is no link. */
function endsLink(line: string, at: number): boolean {
  return /^[ \t]*(?:\)|["'(]|$)/.test(line.slice(at));
}

/** Looks for the `[` that the `]` at `closeAt` closes: an image has a `!` before it. */
function isImage(line: string, closeAt: number): boolean {
  let depth = 0;
  for (let at = closeAt; at >= 0; at -= 1) {
    if (line[at] === ']') depth += 1;
    else if (line[at] === '[' && (depth -= 1) === 0) return line[at - 1] === '!';
  }
  return false;
}
