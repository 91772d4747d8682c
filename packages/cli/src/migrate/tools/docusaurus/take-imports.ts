import path from 'node:path';
import { toFileFence } from '../../text/include-files.ts';
import { toFence } from '../../write-fence.ts';
import { findFences } from '../../text/mask-code.ts';
import { readFrontmatter } from '@octavo/core/internal';
import { editProse } from '../../text/edit-prose.ts';
import { findTags } from '../../text/find-tags.ts';
import { bringsComponents, hoistImports } from '../../text/hoist-imports.ts';
import { importDocusaurusProvided } from './import-docusaurus-provided.ts';
import { mayKeep } from '../../text/keep-tool-imports.ts';
import { relinkPart } from '../../text/relink-part.ts';
import { showImported } from '../../text/own/show-imported.ts';
import { renameOwn } from '../../text/rename-own.ts';
import { showPicture } from '../../text/show-picture.ts';
import { takeOwnCode } from '../../text/take-own-code.ts';
import type { Codemod, PageScope } from '../../tool.ts';

/** `import Name, { other } from 'somewhere';` over one line or more. */
const IMPORT = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*|\*\s+as\s+([\w$]+)\s*)?(?:from\s+)?(["'])([^"'\n]+)\4;?[ \t]*\n?/gm;

/** Puts in what a page imports: parts of Markdown, code, pictures. Other imports are named: they are Docusaurus's or the site's own. */
export const takeImports: Codemod = (text, scope) => {
  const hoisted: string[] = [];
  const taken = take(text, scope, { seen: [scope.page.file], hoist: (statement) => void hoisted.push(statement) });
  return putLiterals(hoistImports(taken, hoisted));
};

interface TakeScope {
  /** The files that the text is a part of, its own last. */
  seen: readonly string[];
  /** Takes an import of a part for the page. */
  hoist(statement: string): void;
}

function take(text: string, scope: PageScope, { seen, hoist }: TakeScope): string {
  const own = seen.at(-1) ?? '';
  const uses: ((current: string) => string)[] = [];
  const keep = (statement: string): string => (seen.length === 1 ? statement : (hoist(statement), ''));
  const bare = editProse(text, IMPORT, ({ groups: [statement = '', name = '', , , , quoted = ''], offset }) => {
    // Formatters of Markdown write `\_`, which is `_` in a text of a program.
    const written = quoted.replaceAll(/\\(?=\W|_)/g, '');
    const raw = /^(?:!*raw-loader!|!!)?(.+?)(?:\?raw)?$/.exec(/^!*raw-loader!|^!!|\?raw$/.test(written) ? written : '')?.[1];
    const file = locate(raw ?? written, own);
    const found = scope.source.read(file);
    if (raw !== undefined && found !== undefined) uses.push((current) => putCode(current, { name, file, shown: scope.showFile(file) }));
    else if (/\.mdx?$/.test(written) && found !== undefined && !seen.includes(file))
      uses.push((current) => {
        const inner = { ...scope, page: { ...scope.page, file } };
        const part = take(importDocusaurusProvided(readFrontmatter(found, file).body, inner), inner, { seen: [...seen, file], hoist });
        return putPart(current, { name, part: relinkPart(part, { from: file, into: own }) });
      });
    else if (/\.(?:png|jpe?g|gif|webp|svg|mp4|avif)$/.test(written)) uses.unshift((current) => showPicture(current, name, written));
    else if (mayKeep(written)) return keep(statement);
    else if (written === 'react' && bringsComponents(statement)) return keep(statement);
    else if (!/^(?:@theme|@docusaurus|react)(?:\/|$)/.test(written)) {
      const renamed = renameOwn(statement, file, scope);
      uses.push(renamed.rename);
      const kept = takeOwnCode({ statement: renamed.statement, written, file }, scope);
      if (kept !== undefined) return keep(kept);
      uses.push((current) => showImported(current, { statement: renamed.statement, written, file }, { scope, offset }));
    }
    return '';
  });
  return uses.reduce((current, use) => use(current), bare);
}

function locate(written: string, from: string): string {
  return written.startsWith('@site/') ? written.slice('@site/'.length) : path.posix.join(path.posix.dirname(from), written);
}

/** ``<CodeBlock language="js">{`…`}</CodeBlock>``, unless something is put into the text. */
function putLiterals(text: string): string {
  const pattern = /^([ \t]*)<CodeBlock\b([^>]*)>\s*\{\s*`((?:[^`\\$]|\\[\s\S]|\$(?!\{))*)`\s*\}\s*<\/CodeBlock>/gm;
  const fences = findFences(text);
  return text.replaceAll(pattern, (whole, indent: string, attributes: string, code: string, offset: number) => {
    if (fences.some(({ start, end }) => start <= offset && offset < end)) return whole;
    const { language = 'text', meta } = readBlock(attributes);
    return toFence(code.replaceAll(/\\([\s\S])/g, '$1').replace(/^\n/, ''), { language, meta, indent });
  });
}

function readBlock(attributes: string): { language?: string | undefined; meta: string } {
  const title = /\btitle="([^"]+)"/.exec(attributes)?.[1];
  return {
    language: /\b(?:language|className)="(?:language-)?([^"]+)"/.exec(attributes)?.[1],
    meta: title === undefined ? '' : `title="${title}"`,
  };
}

/** `<CodeBlock language="js">{code}</CodeBlock>` */
function putCode(text: string, { name, file, shown }: { name: string; file: string; shown: string }): string {
  const pattern = new RegExp(`^([ \\t]*)<CodeBlock\\b([^>]*)>\\s*\\{${name}\\}\\s*</CodeBlock>`, 'gm');
  return editProse(text, pattern, ({ groups: [, indent = '', attributes = ''] }) => {
    const { language = path.extname(file).slice(1), meta } = readBlock(attributes);
    return toFileFence(shown, { language, meta, indent });
  });
}

/** `<Part />`, `<Part boat="Aida">Text</Part>`: the part shows what it is given as `{props.boat}` and `{props.children}`. */
function putPart(text: string, { name, part }: { name: string; part: string }): string {
  const ends = new RegExp(`</${name}[ \\t]*>`, 'g');
  return findTags(text, name).reduceRight((result, { start, end, isClosed, attributes }) => {
    const indent = /(?:^|\n)([ \t]*)$/.exec(text.slice(0, start))?.[1];
    ends.lastIndex = end;
    const close = isClosed ? null : ends.exec(text);
    if (indent === undefined || (!isClosed && close === null)) return result;
    const given = new Map([...attributes, ['children', close === null ? '' : text.slice(end, close.index).trim()]]);
    const filled = part.trim().replaceAll(/\{\s*(?:props\.)(\w+)\s*\}/g, (whole, key: string) => readGiven(given.get(key)) ?? whole);
    const lines = filled.split('\n').map((line, index) => (line === '' || index === 0 ? line : indent + line));
    return result.slice(0, start) + lines.join('\n') + result.slice(close === null ? end : close.index + close[0].length);
  }, text);
}

/** A text, also as `{'a'}` or `{3}`; undefined where code makes it. */
function readGiven(written: string | undefined): string | undefined {
  const [, , text, number] = /^\{\s*(?:(["'`])([^"'`\\$]*)\1|(-?[\d.]+))\s*\}$/.exec(written ?? '') ?? [];
  return text ?? number ?? (written?.startsWith('{') === true ? undefined : written);
}
