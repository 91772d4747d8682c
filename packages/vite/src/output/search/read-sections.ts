import { INLINE_COMPONENTS } from '@octavo/theme/internal/component-names';
import { isPlainMarkdown, readPage, readTextLines, splitBody } from '@octavo/core/internal';
import type { PageHeading } from '@octavo/core';
import GithubSlugger, { slug } from 'github-slugger';
import { readFencePath } from '../../mdx/code/file-fences.ts';
import type { FoundCode } from '../../mdx/code/found-code.ts';
import { readMarkup } from './read-markup.ts';
import type { SearchSection } from './search-record.ts';
import { createSectionWriter } from './section-writer.ts';
import type { SectionWriter } from './section-writer.ts';
import { toPlainText } from './to-plain-text.ts';
import { findEntry } from '@octavo/core/internal';

/** A content file as text. */
export interface SourceFile {
  /** Path from the content root. */
  file: string;
  text: string;
  /** The code of the files that its fences name. */
  codes?: Readonly<Record<string, FoundCode>>;
  headings: readonly PageHeading[];
}

/** Finds the file that an import of `importer` names, where it is Markdown or MDX. */
export type FindSnippet = (specifier: string, importer: string) => Omit<SourceFile, 'headings'> | undefined;

/** Attributes whose text a component shows. */
const SHOWN = ['title', 'label', 'description', 'caption', 'headline', 'tip', 'cta', 'path', 'query', 'body', 'header', 'name'];
/** Tags that stand within a word or a sentence. */
const INLINE: ReadonlySet<string> = new Set([
  ...'a abbr b code em i kbd mark s small span strong sub sup u'.split(' '),
  ...INLINE_COMPONENTS,
]);
const SILENT = /^(?:script|style|svg)$/;
const COMMENT = /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g;
/** What opens a block of code, in a list or a quote, too. */
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?:`{3,}|~{3,})/;
const IMPORT = /^import\s+(?:(\w+)|\{\s*(?:default\s+as\s+)?(\w+)\s*\})\s+from\s+['"]([^'"]+)['"]/gm;

/**
 * Reads the sections of a page from its text, without compiling it: a compile takes a hundred times as long, and the first search of a dev
 * server would wait for every page. Snippets are read where they are used, with the props that are text.
 */
export function readSections(page: SourceFile, findSnippet: FindSnippet): SearchSection[] {
  const writer = createSectionWriter();
  const steps = new GithubSlugger();
  for (const { text } of page.headings) steps.slug(text);
  readInto(writer, page, { findSnippet, steps, props: {}, above: new Set([page.file]) });
  return writer.sections();
}

interface Scope {
  findSnippet: FindSnippet;
  /** Gives steps their ids, after the headings. */
  steps: GithubSlugger;
  /** What a snippet was given. */
  props: Record<string, string>;
  /** The files that are being read: a snippet in itself ends there. */
  above: ReadonlySet<string>;
}

interface RunScope extends Scope {
  file: string;
  imports: ReadonlyMap<string, string>;
  isMarkdown: boolean;
}

function readInto(writer: SectionWriter, { file, text, codes = {}, headings }: SourceFile, scope: Scope): void {
  const { body, bodyLine } = splitBody(text);
  const lines = new Map(readTextLines(body, bodyLine).map((line) => [line.number, line]));
  const headingAt = new Map(headings.map((heading) => [heading.line, heading]));
  const imports = new Map([...body.matchAll(IMPORT)].map(([, name, named, specifier = '']) => [name ?? named ?? '', specifier]));
  const isMarkdown = isPlainMarkdown(file, [...lines.values()]);
  let run: string[] = [];
  let code: string[] = [];
  const flush = (): void => {
    if (run.length > 0) readRun(writer, run.join('\n'), { ...scope, file, imports, isMarkdown });
    writer.code(code.join('\n'));
    run = [];
    code = [];
  };
  body.split('\n').forEach((raw, index) => {
    const line = lines.get(index + bodyLine);
    const heading = headingAt.get(index + bodyLine);
    if (line === undefined) return void (/^[\s>]*(?:`{3,}|~{3,})\s*$/.test(raw) || code.push(raw.replace(/\r$/, '')));
    if (code.length > 0 || heading !== undefined || (line.source === '' && raw.trim() !== '')) flush();
    const shown = FENCE.test(raw) ? findEntry(codes, readFencePath(raw) ?? '') : undefined;
    if (shown !== undefined && 'code' in shown) code.push(shown.code);
    if (heading !== undefined) writer.open(heading.id, heading.text);
    else if (!line.isModule) run.push(line.source);
  });
  flush();
}

function readRun(writer: SectionWriter, source: string, scope: RunScope): void {
  let text = '';
  let silent = '';
  const flush = (): void => {
    writer.text(toPlainText(text));
    text = '';
  };
  for (const piece of readMarkup(source.replace(COMMENT, ''), scope)) {
    if (silent !== '') {
      if (piece.kind === 'close' && piece.name === silent) silent = '';
    } else if (piece.kind === 'text') text += piece.text;
    else if (piece.kind === 'expression') text += evaluate(piece.code, scope.props);
    else if (piece.kind === 'close') {
      if (hasOwnSection(piece.name)) {
        flush();
        writer.leave();
      } else if (!INLINE.has(piece.name)) text += '\n\n';
    } else {
      const { name, attributes, isClosed } = piece;
      if (SILENT.test(name) && !isClosed) silent = name;
      else if (hasOwnSection(name) && !isClosed) {
        flush();
        const heading = attributes['title'] ?? attributes['label'] ?? '';
        writer.enter(attributes['id'] ?? (name === 'Step' ? scope.steps.slug(heading) : slug(heading)), heading);
        writer.text(toPlainText(attributes['description'] ?? ''));
      } else {
        const shown = SHOWN.map((key) => attributes[key]).filter((value) => value !== undefined);
        if (!INLINE.has(name)) text += '\n\n';
        if (/^[A-Z]/.test(name) && name !== 'Icon' && shown.length > 0) text += `${shown.join('\n\n')}\n\n`;
        const specifier = name === 'Snippet' ? `/snippets/${attributes['file'] ?? ''}` : scope.imports.get(name);
        const snippet = specifier === undefined ? undefined : scope.findSnippet(specifier, scope.file);
        if (snippet !== undefined && !scope.above.has(snippet.file)) {
          flush();
          const { page } = readPage(snippet.text, snippet.file);
          const above = new Set([...scope.above, snippet.file]);
          readInto(writer, { ...snippet, headings: page.headings }, { ...scope, props: attributes, above });
        }
      }
    }
  }
  flush();
}

/** Components that a hash can name and open. */
function hasOwnSection(name: string): boolean {
  return name === 'Step' || name === 'Accordion' || name === 'Update';
}

/** A text as such, or the prop of that name; other expressions show what only a run of the page can tell. */
function evaluate(code: string, props: Record<string, string>): string {
  const text = /^(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)$/.exec(code);
  if (text !== null) return text[1] ?? text[2] ?? text[3] ?? '';
  return findEntry(props, code.replace(/^props\./, '')) ?? '';
}
