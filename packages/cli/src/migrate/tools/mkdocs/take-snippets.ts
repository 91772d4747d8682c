import path from 'node:path';
import { editProse } from '../../text/edit-prose.ts';
import { takeLines, toFileFence } from '../../text/include-files.ts';
import { findFences } from '../../text/mask-code.ts';
import type { Codemod, PageScope } from '../../tool.ts';
import { readFrontmatter } from '@octavo/core/internal';
import { takeRegion } from '@octavo/vite/internal';
import { asList, asObject, asText } from '../../read-value.ts';
import { relinkPart } from '../../text/relink-part.ts';
import { readMkdocsConfig } from './read-mkdocs-config.ts';

/** `--8<-- "file.md:section"`, also within blocks of code. */
const SNIPPET = /^([ \t>]*)-{1,}8<-{1,}[ \t]+(["'])([^"'\n]+)\2[ \t]*$/gm;
/** `{% include "file.md" %}` of the include plugins, `{!file.md!}` and `{!a.py[ln:1-9]!}` of mdx_include. */
const INCLUDE =
  /^([ \t]*)(?:\{%-?\s*include(?:-markdown)?\s+["']([^"']+)["']((?:[^%]|%(?!\}))*)%\}|\{!>?\s*([^!\s[]+)\s*(?:\[?ln:([\d,:-]+)\]?)?[^!]*!\})[ \t]*$/gm;

/** Puts in what a page takes from other files: parts of Markdown, and code. */
export const takeSnippets: Codemod = (text, scope) =>
  take(showFiles(nameFiles(partSnippets(appendFiles(text, scope)), scope), scope), scope, []);

/** What the config appends to each page, such as a list of abbreviations. */
function appendFiles(text: string, scope: PageScope): string {
  const appended = asList(readMkdocsConfig(scope.source).extensions.get('pymdownx.snippets')?.['auto_append']);
  const found = appended.flatMap((one) => locate(asText(one) ?? '', scope) ?? []).filter((file) => file !== scope.page.file);
  return [text, ...found.map((file) => scope.source.read(file) ?? '')].join('\n\n');
}

/** Names of files between two lines of scissors are a line each. */
function partSnippets(text: string): string {
  return text.replaceAll(/^([ \t>]*)(-{1,}8<-{1,})[ \t]*\n((?:.*\n)*?)\1\2[ \t]*$/gm, (_, indent: string, sign: string, names: string) =>
    names
      .split('\n')
      .map((line) => line.trim())
      .filter((name) => name !== '' && !name.startsWith(';'))
      .map((name) => `${indent}${sign} "${name}"`)
      .join('\n\n'),
  );
}

/** `{* docs/a.py ln[1:9] hl[3,5:7] title["a.py"] *}` shows a file. */
function nameFiles(text: string, scope: PageScope): string {
  return editProse(text, /^([ \t]*)\{\*\s*(\S+)([^\n]*?)\*\}[ \t]*$/gm, ({ groups: [, indent = '', written = '', said = ''] }) => {
    const file = locate(written, scope);
    if (file === undefined) return undefined;
    const [, from, to = from] = /\bln\[(\d+)(?::(\d+))?\]/.exec(said) ?? [];
    const marked = /\bhl\[([\d,:]+)\]/.exec(said)?.[1]?.replaceAll(':', '-');
    const title = /\btitle\["([^"\]]*)"\]/.exec(said)?.[1];
    return toFileFence(scope.showFile(file), {
      language: path.extname(file).slice(1) || 'text',
      // `ln[0]` shows no line, and below it the whole file behind a button.
      hash: from === undefined || from === '0' ? '' : `L${from}-L${to ?? from}`,
      meta: [from === '0' ? 'expandable' : '', title === undefined ? '' : `title="${title}"`, marked === undefined ? '' : `{${marked}}`]
        .filter((one) => one !== '')
        .join(' '),
      indent,
    });
  });
}

/** A block of code that is one snippet names its file. */
function showFiles(text: string, scope: PageScope): string {
  let result = text;
  for (const { start, end, opening, indent, body } of findFences(text).toReversed()) {
    const snippet = new RegExp(SNIPPET.source).exec(body.trim())?.[3];
    const include = snippet === undefined ? new RegExp(INCLUDE.source).exec(body.trim()) : undefined;
    const said = snippet ?? include?.[2] ?? include?.[4];
    if (said === undefined || body.trim().includes('\n')) continue;
    const [, written = '', part] = SAID.exec(said) ?? [];
    const file = locate(written, scope);
    const hash = file === undefined ? undefined : toHash(part ?? include?.[5], scope.source.read(file) ?? '');
    if (file === undefined || hash === undefined) continue;
    const [, sign = '```', meta = ''] = /^([`~]+)[ \t]*(.*)$/.exec(opening) ?? [];
    const shown = `file=${scope.showFile(file)}${hash === '' ? '' : `#${hash}`}`;
    const head = meta.startsWith('{') ? `${sign}${meta.replace(/\}/, ` ${shown} }`)}` : `${sign}${meta} ${shown}`;
    result = `${result.slice(0, start)}${indent}${head}\n${indent.replaceAll(/[^>\s]/g, ' ')}${sign}${result.slice(end)}`;
  }
  return result;
}

/** `a.py:section`, `a.py:3`, `a.py:3:9` -> the hash of that part; undefined where none names it. */
function toHash(part: string | undefined, text: string): string | undefined {
  if (part === undefined || part === '') return '';
  const [, from, to] = /^(\d+)(?:[:-](\d+))?$/.exec(part) ?? [];
  if (from !== undefined) return to === undefined ? `L${from}` : `L${from}-L${to}`;
  return takeRegion(text, part) === undefined ? undefined : part;
}

/** A path, and behind a colon the part of the file that is meant. */
const SAID = /^(.*?)(?::([\w-]*(?::\d+)?|\d+(?::\d+)?(?:,\d+(?::\d+)?)*))?$/;

/** A line that takes a file in. */
interface Inclusion {
  indent: string;
  said: string;
  lines?: string | undefined;
  /** What stands behind the name: `start="<!-- intro -->" heading-offset=1`. */
  options?: string | undefined;
  offset: number;
  isTemplate?: boolean;
}

function take(text: string, scope: PageScope, seen: readonly string[]): string {
  const put = (whole: string, { indent, said, lines = '', options = '', offset, isTemplate = false }: Inclusion): string => {
    const [, written = '', part = ''] = SAID.exec(said) ?? [];
    const file = locate(written, scope);
    const found = file === undefined || seen.includes(file) ? undefined : scope.source.read(file);
    if (file === undefined || found === undefined) {
      // In a block of code it may be a template's own.
      if (isTemplate && findFences(text).some(({ start, end }) => start <= offset && offset < end)) return whole;
      scope.note({ kind: 'by-hand', what: 'snippet of a missing file', message: `\`${said}\` does not exist.` }, offset);
      return whole;
    }
    const body = file.endsWith('.md') ? readFrontmatter(found, file).body : found;
    const held =
      lines !== ''
        ? takeLines(found, lines)
        : part === ''
          ? body
          : /^[\d:,]+$/.test(part)
            ? takeLines(found, part)
            : (takeRegion(found, part) ?? body);
    scope.note({ kind: 'differs', what: 'part of a file, copied into the page', message: `${said} is now part of the page.` }, offset);
    const own = takeOptions(held, options).replace(/\n$/, '');
    // The plugin lets links lead where they led; snippets are taken as they are.
    const isRelinked = isTemplate && /include-markdown/.test(whole) && !/rewrite-relative-urls\s*=\s*false/.test(options);
    const inner = take(isRelinked ? relinkPart(own, { from: file, into: scope.page.file }) : own, scope, [...seen, file]);
    return inner
      .split('\n')
      .map((line) => (line === '' ? '' : indent + line))
      .join('\n');
  };
  return text
    .replaceAll(SNIPPET, (whole, indent: string, _quote: string, said: string, offset: number) => put(whole, { indent, said, offset }))
    .replaceAll(
      INCLUDE,
      (
        whole,
        indent: string,
        quoted: string | undefined,
        options: string | undefined,
        ...[bare, lines, offset]: [string?, string?, number?]
      ) => put(whole, { indent, said: quoted ?? bare ?? '', lines, options, offset: offset ?? 0, isTemplate: quoted !== undefined }),
    );
}

/** What the include plugins take of a file: what stands between two texts, its headings deeper. */
function takeOptions(text: string, options: string): string {
  const read = (name: string): string | undefined => {
    const [, double, single] = new RegExp(`\\b${name}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|'((?:[^'\\\\]|\\\\.)*)')`).exec(options) ?? [];
    return (double ?? single)?.replaceAll('\\n', '\n');
  };
  const [start, end] = [read('start'), read('end')];
  const from = start === undefined ? -1 : text.indexOf(start);
  const rest = start === undefined || from < 0 ? text : text.slice(from + start.length);
  const to = end === undefined ? -1 : rest.indexOf(end);
  const part = to < 0 ? rest : rest.slice(0, to);
  const depth = Number(/\bheading-offset\s*=\s*(-?\d+)/.exec(options)?.[1] ?? 0);
  const moved = (signs: string): string => '#'.repeat(Math.min(6, Math.max(1, signs.length + depth)));
  return depth === 0 ? part : editProse(part, /^(#{1,6})(?=[ \t])/gm, ({ groups: [signs = ''] }) => moved(signs));
}

/** Snippets are looked for where the config says, and from its folder, some from that of the pages, or from the page. */
function locate(written: string, { source, site, page }: PageScope): string | undefined {
  const { extensions, plugins } = readMkdocsConfig(source);
  const bases = [extensions.get('pymdownx.snippets')?.['base_path'], plugins.get('macros')?.['include_dir']].flat();
  const own = bases.flatMap((base) => asText(base) ?? asText(asObject(base)['path']) ?? []);
  const places = [
    ...own,
    '',
    site.contentFolder,
    path.posix.dirname(page.file),
    path.posix.join(site.contentFolder, '..'),
    'includes',
    'snippets',
  ];
  return places.map((place) => path.posix.join(place, written)).find((file) => source.read(file) !== undefined);
}
