import path from 'node:path';
import { toFileFence } from '../../text/include-files.ts';
import { readFrontmatter } from '@octavo/core/internal';
import { editProse } from '../../text/edit-prose.ts';
import { showImported } from '../../text/own/show-imported.ts';
import { renameOwn } from '../../text/rename-own.ts';
import { showPicture } from '../../text/show-picture.ts';
import { takeOwnCode } from '../../text/take-own-code.ts';
import type { Codemod, PageScope } from '../../tool.ts';

/** `import Name, { other } from 'somewhere';` over one line or more. */
const IMPORT = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*|\*\s+as\s+([\w$]+)\s*)?(?:from\s+)?(["'])([^"'\n]+)\4;?[ \t]*\n?/gm;

/** Puts in what a page imports: parts of Markdown, code, pictures. Other imports are named: they are Docusaurus's or the site's own. */
export const takeImports: Codemod = (text, scope) => take(text, scope, []);

function take(text: string, scope: PageScope, seen: readonly string[]): string {
  const uses: ((current: string) => string)[] = [];
  const bare = editProse(text, IMPORT, ({ groups: [statement = '', name = '', , , , quoted = ''], offset }) => {
    // Formatters of Markdown write `\_`, which is `_` in a text of a program.
    const written = quoted.replaceAll(/\\(?=\W|_)/g, '');
    const raw = /^(?:!*raw-loader!|!!)?(.+?)(?:\?raw)?$/.exec(/^!*raw-loader!|^!!|\?raw$/.test(written) ? written : '')?.[1];
    const file = locate(raw ?? written, scope);
    const found = scope.source.read(file);
    if (raw !== undefined && found !== undefined) uses.push((current) => putCode(current, { name, file, shown: scope.showFile(file) }));
    else if (/\.mdx?$/.test(written) && found !== undefined && !seen.includes(file))
      uses.push((current) => putPart(current, { name, part: take(readFrontmatter(found, file).body, scope, [...seen, file]) }));
    else if (/\.(?:png|jpe?g|gif|webp|svg|mp4|avif)$/.test(written)) uses.push((current) => showPicture(current, name, written));
    else if (!/^(?:@theme|@docusaurus|react)(?:\/|$)/.test(written)) {
      const renamed = renameOwn(statement, file, scope);
      uses.push(renamed.rename);
      const kept = seen.length === 0 ? takeOwnCode({ statement: renamed.statement, written, file }, scope) : undefined;
      if (kept !== undefined) return kept;
      uses.push((current) => showImported(current, { statement: renamed.statement, written, file }, { scope, offset }));
    }
    return '';
  });
  return uses.reduce((current, use) => use(current), bare);
}

function locate(written: string, { page }: PageScope): string {
  return written.startsWith('@site/') ? written.slice('@site/'.length) : path.posix.join(path.posix.dirname(page.file), written);
}

/** `<CodeBlock language="js">{code}</CodeBlock>` */
function putCode(text: string, { name, file, shown }: { name: string; file: string; shown: string }): string {
  const pattern = new RegExp(`^([ \\t]*)<CodeBlock\\b([^>]*)>\\s*\\{${name}\\}\\s*</CodeBlock>`, 'gm');
  return editProse(text, pattern, ({ groups: [, indent = '', attributes = ''] }) => {
    const language = /\b(?:language|className)="(?:language-)?([^"]+)"/.exec(attributes)?.[1] ?? path.extname(file).slice(1);
    const title = /\btitle="([^"]+)"/.exec(attributes)?.[1];
    return toFileFence(shown, { language, meta: title === undefined ? '' : `title="${title}"`, indent });
  });
}

function putPart(text: string, { name, part }: { name: string; part: string }): string {
  return editProse(text, new RegExp(`^([ \\t]*)<${name}\\b[^<>]*/>`, 'gm'), ({ groups: [, indent = ''] }) =>
    part
      .trim()
      .split('\n')
      .map((line) => (line === '' ? '' : indent + line))
      .join('\n'),
  );
}
