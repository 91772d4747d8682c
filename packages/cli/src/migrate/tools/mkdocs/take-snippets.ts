import path from 'node:path';
import { takeLines, takeRegion } from '../../text/include-files.ts';
import type { Codemod, PageScope } from '../../tool.ts';
import { readFrontmatter } from '@octavo/core/internal';

/** `--8<-- "file.md:section"`, also within blocks of code. */
const SNIPPET = /^([ \t>]*)-{1,}8<-{1,}[ \t]+(["'])([^"'\n]+)\2[ \t]*$/gm;
/** `{% include "file.md" %}` of the include plugins, `{!file.md!}` of mdx_include. */
const INCLUDE =
  /^([ \t]*)(?:\{%-?\s*include(?:-markdown)?\s+["']([^"']+)["'][^%]*%\}|\{!\s*([^!\s]+)\s*(?:ln:([\d,:-]+))?[^!]*!\})[ \t]*$/gm;

/** Puts in what a page takes from other files: parts of Markdown, and code. */
export const takeSnippets: Codemod = (text, scope) => take(text, scope, []);

function take(text: string, scope: PageScope, seen: readonly string[]): string {
  const put = (
    whole: string,
    { indent, said, lines = '', offset }: { indent: string; said: string; lines?: string | undefined; offset: number },
  ): string => {
    const [, written = '', part = ''] = /^(.*?)(?::([\w-]*(?::\d+)?|\d+(?::\d+)?(?:,\d+(?::\d+)?)*))?$/.exec(said) ?? [];
    const file = locate(written, scope);
    const found = file === undefined || seen.includes(file) ? undefined : scope.source.read(file);
    if (file === undefined || found === undefined) {
      scope.note({ kind: 'by-hand', what: 'snippet of a file that is not there', message: `\`${said}\` is not there.` }, offset);
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
        put(whole, { indent, said: quoted ?? bare ?? '', lines, offset }),
    );
}

/** Snippets are looked for from the folder of the config, some from that of the pages, or from the page. */
function locate(written: string, { source, site, page }: PageScope): string | undefined {
  const places = ['', site.contentFolder, path.posix.dirname(page.file), path.posix.join(site.contentFolder, '..'), 'includes', 'snippets'];
  return places.map((place) => path.posix.join(place, written)).find((file) => source.read(file) !== undefined);
}
