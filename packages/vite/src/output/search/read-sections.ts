import { INLINE_COMPONENTS } from '@octavo/theme/internal/component-names';
import {
  isPlainMarkdown,
  readFencePath,
  readMarkedHeading,
  readPage,
  readTextLines,
  splitBody,
  toHeadingText,
  withoutMarkdownComments,
} from '@octavo/core/internal';
import type { PageHeading } from '@octavo/core';
import GithubSlugger, { slug } from 'github-slugger';
import { evaluateProgram, showValue, UNKNOWN } from '../../mdx/text/evaluate-expression.ts';
import type { FindName } from '../../mdx/text/evaluate-expression.ts';
import { findKnown, readConstants, readImports } from '../../mdx/text/read-names.ts';
import type { SourceImport } from '../../mdx/text/read-names.ts';
import { createRepeatCounter, nestRepeat } from '../../mdx/tree/outline/recma-repeats.ts';
import { toSnippetSpecifier } from '../../mdx/tree/elements/link-snippet.ts';
import type { FoundCode } from '../../mdx/code/found-code.ts';
import { readExpression, readModule } from './read-module.ts';
import { readMarkup } from './read-markup.ts';
import type { TagAttributes } from './read-markup.ts';
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
/** What opens a block of code, in a list or a quote, too. */
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?:`{3,}|~{3,})/;

/**
 * Reads the sections of a page from its text, without compiling it: a compile takes a hundred times as long, and the first search of a dev
 * server would wait for every page. Snippets are read where they are used, with what they are given where the text tells it.
 */
export function readSections(page: SourceFile, findSnippet: FindSnippet): SearchSection[] {
  const writer = createSectionWriter();
  const steps = new GithubSlugger();
  for (const { text } of page.headings) steps.slug(text);
  readInto(writer, page, { findSnippet, steps, repeat: '', above: new Set([page.file]), snippets: { left: MOST_SNIPPETS } });
  return writer.sections();
}

/** Snippets that are read for one page: twenty that each hold the next one twice are a million. */
const MOST_SNIPPETS = 1000;

interface Scope {
  findSnippet: FindSnippet;
  /** How many may still be read. */
  snippets: { left: number };
  /** Gives steps their ids, after the headings. */
  steps: GithubSlugger;
  /** What a snippet was given; undefined for a page. */
  props?: Readonly<Record<string, unknown>>;
  /** What the ids of a snippet's headings end in. */
  repeat: string;
  /** The files that are being read: a snippet in itself ends there. */
  above: ReadonlySet<string>;
}

interface RunScope extends Scope {
  file: string;
  imports: ReadonlyMap<string, SourceImport>;
  /** Finds what a name in an expression stands for. */
  find: FindName;
  isMarkdown: boolean;
  countRepeats: ReturnType<typeof createRepeatCounter>;
}

function readInto(writer: SectionWriter, { file, text, codes = {}, headings }: SourceFile, scope: Scope): void {
  const { body, bodyLine } = splitBody(text);
  const lines = new Map(readTextLines(body, bodyLine).map((line) => [line.number, line]));
  const headingAt = new Map(headings.map((heading) => [heading.line, heading]));
  const module = readModule([...lines.values()]);
  const imports = readImports(module);
  const names = { imports, constants: readConstants(module), props: scope.props };
  const find: FindName = (name) => findKnown(name, names) ?? findImported(imports.get(name), { file, findSnippet: scope.findSnippet });
  const isMarkdown = isPlainMarkdown(file, [...lines.values()]);
  const countRepeats = createRepeatCounter();
  let run: string[] = [];
  let code: string[] = [];
  const flush = (): void => {
    if (run.length > 0) readRun(writer, run.join('\n'), { ...scope, file, imports, find, isMarkdown, countRepeats });
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
    if (heading !== undefined) writer.open(heading.id + scope.repeat, showHeading(heading.text, line.source, find));
    else if (!line.isModule) run.push(line.source);
  });
  flush();
}

/** A heading as it is shown: `## Install {name}` of a snippet that is given a name. */
function showHeading(text: string, source: string, find: FindName): string {
  const written = /^[\s>]*#/.test(source) ? readMarkedHeading(source) : '';
  if (!written.includes('{')) return text;
  const show = (whole: string, code: string | undefined): string =>
    code === undefined ? whole : showValue(evaluateProgram(readExpression(code), find)?.value);
  return toHeadingText(written.replaceAll(/`[^`]*`|\{#[^{}]*\}|\{([^{}]*)\}/g, show));
}

function readRun(writer: SectionWriter, source: string, scope: RunScope): void {
  let text = '';
  let silent = '';
  const flush = (): void => {
    writer.text(toPlainText(text));
    text = '';
  };
  for (const piece of readMarkup(withoutMarkdownComments(source), scope)) {
    if (silent !== '') {
      if (piece.kind === 'close' && piece.name === silent) silent = '';
    } else if (piece.kind === 'text') text += piece.text;
    else if (piece.kind === 'expression') text += showValue(evaluateProgram(readExpression(piece.code), scope.find)?.value);
    else if (piece.kind === 'close') {
      if (hasOwnSection(piece.name)) {
        flush();
        writer.leave();
      } else if (!INLINE.has(piece.name)) text += '\n\n';
    } else {
      const { name, isClosed } = piece;
      const props = evaluateAttributes(piece.given, scope.find);
      const attributes = showProps(props);
      if (SILENT.test(name) && !isClosed) silent = name;
      else if (hasOwnSection(name) && !isClosed) {
        flush();
        const heading = attributes['title'] ?? attributes['label'] ?? '';
        writer.enter(attributes['id'] ?? (name === 'Step' ? scope.steps.slug(heading) : slug(heading)), heading);
        writer.text(toPlainText(attributes['description'] ?? ''));
      } else {
        const specifier = findSpecifier(name, { imports: scope.imports, file: attributes['file'] });
        const snippet = specifier === undefined ? undefined : scope.findSnippet(specifier, scope.file);
        const shown = SHOWN.map((key) => attributes[key]).filter((value) => value !== undefined);
        if (!INLINE.has(name)) text += '\n\n';
        // What a snippet shows of what it is given stands in its own text.
        const isShowing = /^[A-Z]/.test(name) && name !== 'Icon' && snippet === undefined;
        if (isShowing && shown.length > 0) text += `${shown.join('\n\n')}\n\n`;
        if (snippet !== undefined && !scope.above.has(snippet.file) && scope.snippets.left > 0) {
          scope.snippets.left -= 1;
          flush();
          const { page } = readPage(snippet.text, snippet.file);
          const above = new Set([...scope.above, snippet.file]);
          const repeat = nestRepeat(specifier === undefined ? '' : scope.countRepeats(specifier), scope.repeat);
          readInto(writer, { ...snippet, headings: page.headings }, { ...scope, props, above, repeat });
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

/** What an element's content is imported from. */
function findSpecifier(
  name: string,
  { imports, file = '' }: { imports: ReadonlyMap<string, SourceImport>; file: string | undefined },
): string | undefined {
  if (name === 'Snippet') return toSnippetSpecifier(file);
  const imported = imports.get(name);
  return imported?.name === 'default' ? imported.specifier : undefined;
}

/** A constant that a file takes from Markdown. */
function findImported(
  imported: SourceImport | undefined,
  { file, findSnippet }: { file: string; findSnippet: FindSnippet },
): ReturnType<FindName> {
  if (imported === undefined || imported.name === 'default') return undefined;
  const snippet = findSnippet(imported.specifier, file);
  if (snippet === undefined) return undefined;
  const { body, bodyLine } = splitBody(snippet.text);
  return readConstants(readModule(readTextLines(body, bodyLine))).get(imported.name);
}

/** What a tag is given; `UNKNOWN` for what only a run of the page can tell. */
function evaluateAttributes(attributes: TagAttributes, find: FindName): Record<string, unknown> {
  return Object.fromEntries(
    [...attributes].map(([name, given]) => {
      if ('text' in given) return [name, given.text];
      const known = evaluateProgram(readExpression(given.code), find);
      return [name, known === undefined ? UNKNOWN : known.value];
    }),
  );
}

/** Of what a tag is given what a reader may see. */
function showProps(props: Readonly<Record<string, unknown>>): Partial<Record<string, string>> {
  return Object.fromEntries(Object.entries(props).flatMap(([name, value]) => (showValue(value) === '' ? [] : [[name, showValue(value)]])));
}
