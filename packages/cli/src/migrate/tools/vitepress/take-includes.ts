import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import { takeRegion } from '@octavo/vite/internal';
import { editProse } from '../../text/edit-prose.ts';
import { findFences } from '../../text/mask-code.ts';
import { takeLines, toFileFence } from '../../text/include-files.ts';
import { relinkPart } from '../../text/relink-part.ts';
import type { Codemod, PageScope } from '../../tool.ts';

/** `<!--@include: ./part.md{2,4}#region-->` */
const INCLUDE = /<!--\s*@include:\s*(.*?)\s*-->/g;
/** `<<< @/file.js#region{1,3 js} [title]` */
const CODE = /^([ \t]*)<<<[ \t]*(\S.*?)[ \t]*$/gm;

/** Puts in the parts of Markdown that a page takes from other files; code of files is named by its fence. */
export const takeIncludes: Codemod = (text, scope) => takeCode(takeParts(takePages(text, scope), scope.page.file, scope, []), scope);

/** `<Part />` of `import Part from './part.md'`, or of a part that the theme has for all pages, is the text of that file. */
function takePages(text: string, scope: PageScope, seen: readonly string[] = []): string {
  const imports = text.matchAll(/^[ \t]*import\s+(\w+)\s+from\s+["']([^"'\n]+\.md)["']/gm);
  const imported = Array.from(imports, ([, name = '', written = '']) => [name, locate(written, scope.page.file, scope)] as const);
  const global = scope.source.files.filter((file) => /(?:^|\/)\.vitepress\/.*\/[A-Z]\w*\.md$/.test(file));
  const files = new Map([...global.map((file) => [path.posix.basename(file, '.md'), file] as const), ...imported]);
  if (files.size === 0) return text;
  const tag = new RegExp(`^([ \\t]*)<(${[...files.keys()].join('|')})[ \\t]*(?:/>|>\\s*</\\2>)`, 'gm');
  return editProse(text, tag, ({ groups: [, indent = '', name = ''] }) => {
    const file = files.get(name) ?? '';
    const part = seen.includes(file) ? undefined : scope.source.read(file);
    if (part === undefined) return undefined;
    const inner = takePages(readFrontmatter(part, file).body, scope, [...seen, file]);
    const body = relinkPart(inner, { from: file, into: scope.page.file }).trim();
    return indent + body.replaceAll('\n', `\n${indent}`);
  });
}

function takeParts(text: string, from: string, scope: PageScope, seen: readonly string[]): string {
  const fences = findFences(text);
  return text.replaceAll(INCLUDE, (whole, said: string, offset: number) => {
    if (fences.some(({ start, end }) => offset >= start && offset < end)) return whole;
    const [, written = '', region, lines = ''] = /^(.*?)(?:#([\w-]+))?(?:\{([^}]*)\})?(?:#[\w-]+)?$/.exec(said) ?? [];
    const file = locate(written.trim(), from, scope);
    const found = seen.includes(file) ? undefined : scope.source.read(file);
    if (found === undefined) {
      scope.note({ kind: 'by-hand', what: 'include of a missing file', message: `\`${said}\` does not exist.` }, offset);
      return whole;
    }
    const { body } = readFrontmatter(found, file);
    const part =
      region === undefined
        ? takeLines(lines === '' ? body : found, lines)
        : (takeRegion(found, region) ?? takeSection(body, region) ?? body);
    scope.note(
      { kind: 'differs', what: 'included file, copied into the page', message: `The text of ${file} was copied into the page.` },
      offset,
    );
    return takeParts(relinkPart(part, { from: file, into: from }), from, scope, [...seen, file]);
  });
}

/** The part below a heading, which newer versions take by its id. */
function takeSection(body: string, id: string): string | undefined {
  const lines = body.split('\n');
  const start = lines.findIndex((line) => /^#{1,6}\s/.test(line) && slug(line) === id);
  if (start < 0) return undefined;
  const depth = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 1;
  const end = lines.findIndex((line, index) => index > start && new RegExp(`^#{1,${depth}}\\s`).test(line));
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
}

function takeCode(text: string, scope: PageScope): string {
  const fences = findFences(text);
  return text.replaceAll(CODE, (whole, indent: string, said: string, offset: number) => {
    if (fences.some(({ start, end }) => offset >= start && offset < end)) return whole;
    const [, written = '', region, meta = '', title] = /^(.*?)(?:#([\w-]+))?\s*(?:\{([^}]*)\})?\s*(?:\[([^\]]*)\])?$/.exec(said) ?? [];
    const file = locate(written.trim(), scope.page.file, scope);
    const found = scope.source.read(file);
    if (found === undefined) {
      scope.note({ kind: 'by-hand', what: 'code of a missing file', message: `\`${said}\` does not exist.` }, offset);
      return whole;
    }
    const [lines = '', language = path.extname(file).slice(1) || 'text'] = splitMeta(meta);
    const hash = region !== undefined && takeRegion(found, region) !== undefined ? region : undefined;
    const more = [
      lines === '' ? '' : `{${lines}}`,
      /:line-numbers/.test(meta) ? 'lines' : '',
      title === undefined ? '' : `title="${title}"`,
    ].filter((one) => one !== '');
    return toFileFence(scope.showFile(file), { language: language.replace(/-vue$/, ''), hash, meta: more.join(' '), indent });
  });
}

/** `1,3 js:line-numbers` -> `1,3`, `js` */
function splitMeta(meta: string): [string?, string?] {
  const [, lines = '', language = ''] = /^([\d,\s-]*)\s*([^\s:]*)/.exec(meta.trim()) ?? [];
  return language === '' ? [lines.trim()] : [lines.trim(), language];
}

function locate(written: string, from: string, { site }: PageScope): string {
  return written.startsWith('@/') || written.startsWith('/')
    ? path.posix.join(site.contentFolder, written.replace(/^@?\//, ''))
    : path.posix.join(path.posix.dirname(from), written);
}

/** `## A heading` -> `a-heading` */
function slug(line: string): string {
  return line
    .replace(/^#+\s*/, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
