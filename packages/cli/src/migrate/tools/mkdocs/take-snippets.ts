import path from 'node:path';
import { editProse } from '../../text/edit-prose.ts';
import { takeLines, toFileFence } from '../../text/include-files.ts';
import { findFences } from '../../text/mask-code.ts';
import type { Codemod, PageScope } from '../../tool.ts';
import { readFrontmatter } from '@octavo/core/internal';
import { takeRegion } from '@octavo/vite/internal';

/** `--8<-- "file.md:section"`, also within blocks of code. */
const SNIPPET = /^([ \t>]*)-{1,}8<-{1,}[ \t]+(["'])([^"'\n]+)\2[ \t]*$/gm;
/** `{% include "file.md" %}` of the include plugins, `{!file.md!}` and `{!a.py[ln:1-9]!}` of mdx_include. */
const INCLUDE =
  /^([ \t]*)(?:\{%-?\s*include(?:-markdown)?\s+["']([^"']+)["'][^%]*%\}|\{!>?\s*([^!\s[]+)\s*(?:\[?ln:([\d,:-]+)\]?)?[^!]*!\})[ \t]*$/gm;

/** Puts in what a page takes from other files: parts of Markdown, and code. */
export const takeSnippets: Codemod = (text, scope) => take(showFiles(nameFiles(text, scope), scope), scope, []);

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
      hash: from === undefined ? '' : `L${from}-L${to ?? from}`,
      meta: [title === undefined ? '' : `title="${title}"`, marked === undefined ? '' : `{${marked}}`]
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
    const said = snippet ?? include?.[2] ?? include?.[3];
    if (said === undefined || body.trim().includes('\n')) continue;
    const [, written = '', part] = SAID.exec(said) ?? [];
    const file = locate(written, scope);
    const hash = file === undefined ? undefined : toHash(part ?? include?.[4], scope.source.read(file) ?? '');
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
  offset: number;
  isTemplate?: boolean;
}

function take(text: string, scope: PageScope, seen: readonly string[]): string {
  const put = (whole: string, { indent, said, lines = '', offset, isTemplate = false }: Inclusion): string => {
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
    scope.note({ kind: 'differs', what: 'part of a file, copied into the page', message: `${said} is part of the page now.` }, offset);
    const inner = take(held.replace(/\n$/, ''), scope, [...seen, file]);
    return inner
      .split('\n')
      .map((line) => (line === '' ? '' : indent + line))
      .join('\n');
  };
  return text
    .replaceAll(SNIPPET, (whole, indent: string, _quote: string, said: string, offset: number) => put(whole, { indent, said, offset }))
    .replaceAll(
      INCLUDE,
      (whole, indent: string, quoted: string | undefined, bare: string | undefined, lines: string | undefined, offset: number) =>
        put(whole, { indent, said: quoted ?? bare ?? '', lines, offset, isTemplate: quoted !== undefined }),
    );
}

/** Snippets are looked for from the folder of the config, some from that of the pages, or from the page. */
function locate(written: string, { source, site, page }: PageScope): string | undefined {
  const places = ['', site.contentFolder, path.posix.dirname(page.file), path.posix.join(site.contentFolder, '..'), 'includes', 'snippets'];
  return places.map((place) => path.posix.join(place, written)).find((file) => source.read(file) !== undefined);
}
