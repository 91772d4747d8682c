import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import { showImported } from './own/show-imported.ts';
import type { Codemod, PageScope } from '../tool.ts';
import { editProse } from './edit-prose.ts';
import { findTags } from './find-tags.ts';
import { bringsComponents, hoistImports } from './hoist-imports.ts';
import { importProvided, putImports } from './import-provided.ts';
import { toFileFence } from './include-files.ts';
import { resolvePathAlias } from '../code/path-aliases.ts';
import { mayKeep } from './keep-tool-imports.ts';
import { relinkPart } from './relink-part.ts';
import { renameOwn } from './rename-own.ts';
import { showPicture } from './show-picture.ts';
import { takeOwnCode } from './take-own-code.ts';
import type { OwnImport } from './take-own-code.ts';
import { writeAttribute } from '../write-attribute.ts';

const IMPORT = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*|\*\s+as\s+([\w$]+)\s*)?(?:from\s+)?(["'])([^"'\n]+)\4;?[ \t]*\n?/gm;

/** Takes the imports of a page out: its parts and pictures are put in, the tool's own components are ours; others are named. */
export function createImportDropper(own: RegExp, locate: (written: string, scope: PageScope) => string): Codemod {
  const drop = (text: string, scope: PageScope, { seen, hoist }: DropScope): string => {
    const keep = (statement: string): string => (seen.length === 1 ? statement : (hoist(statement), ''));
    const uses: ((current: string) => string)[] = [];
    const owns: OwnImport[] = [];
    const bare = editProse(text, IMPORT, ({ groups: [statement = '', whole, named = '', , , written = ''], offset }) => {
      // `{ Content as A }` of a part is all of it.
      const name = whole ?? /^\s*(?:(?:Content|default)\s+as\s+)?([\w$]+)\s*$/.exec(named)?.[1] ?? '';
      const file = locate(written, scope);
      const part = /\.mdx?$/.test(written) && !seen.includes(file) ? scope.source.read(file) : undefined;
      const raw = findRaw(file, scope);
      if (written === 'lucide-react') return undefined;
      if (own.test(written) && mayKeep(written)) return keep(statement);
      if (part !== undefined && name !== '')
        uses.push((current) => {
          const inner = { ...scope, page: { ...scope.page, file } };
          const taken = drop(importProvided(readFrontmatter(part, file).body, inner), inner, { seen: [...seen, file], hoist }).trim();
          // Links of a part are meant from the page, its pictures from where it lies.
          const isMeant = (one: string): boolean => !/\.mdx?$/.test(one) && scope.source.has(one);
          const shown = relinkPart(taken, { from: file, into: scope.page.file, isMeant });
          return editProse(current, new RegExp(`^[ \\t]*<${name}\\b[^<>]*/>`, 'gm'), () => shown);
        });
      else if (raw !== undefined) uses.push((current) => showRaw(current, { name, file: raw, scope }));
      else if (/\.(?:png|jpe?g|gif|webp|svg|avif|mp[34]|webm|mov|ogg|wav|pdf)(?:\?\w+)?$/.test(written))
        // First: components may be given them.
        uses.unshift((current) => showPicture(current, name, written.replace(/\?\w+$/, '')));
      else if (written === 'react' && bringsComponents(statement)) return keep(statement);
      else if (!own.test(written)) {
        const renamed = renameOwn(statement, file, scope);
        uses.push(renamed.rename);
        const one = { statement: renamed.statement, written, file };
        owns.push(one);
        const kept = takeOwnCode(one, scope);
        if (kept !== undefined) return keep(kept);
        uses.push((current) => showImported(current, one, { scope, offset, owns }));
      }
      return '';
    });
    const pictures = showExported(
      uses.reduce((current, use) => use(current), bare),
      scope,
      locate,
    );
    // Components of pictures are pictures.
    return editProse(pictures, /<Image(?=\s)/g, () => '<img');
  };
  return (text, scope) => {
    const hoisted: string[] = [];
    const dropped = drop(text, scope, { seen: [scope.page.file], hoist: (statement) => void hoisted.push(statement) });
    return hoistImports(dropped, hoisted);
  };
}

interface DropScope {
  /** The files that the text is a part of, its own last. */
  seen: readonly string[];
  /** Takes an import of a part for the page. */
  hoist(statement: string): void;
}

/** `export { Page as default } from './page'`: a component shows the page, and not its text. */
function showExported(text: string, scope: PageScope, locate: (written: string, scope: PageScope) => string): string {
  const imports: string[] = [];
  const shown = editProse(text, EXPORT, ({ groups: [, names = '', , written = ''], offset }) => {
    const name = /(?:^|,)\s*([\w$]+)\s+as\s+default\s*(?:,|$)/.exec(names)?.[1] ?? (names.trim() === 'default' ? 'default' : undefined);
    const clause = name === 'default' ? 'Page' : `{ ${name ?? ''} as Page }`;
    const statement = `import ${clause} from '${written}';`;
    const kept = name === undefined ? undefined : takeOwnCode({ statement, written, file: locate(written, scope) }, scope);
    if (kept !== undefined) {
      imports.push(kept);
      return '<Page />\n';
    }
    const message = `\`${written}\` renders this page or gives it a value: write its content here.`;
    scope.note({ kind: 'by-hand', what: 'page that a component renders', message, isOwnCode: true }, offset);
    return '';
  });
  return putImports(shown, imports);
}

const EXPORT = /^export\s*\{([^}]*)\}\s*from\s*(["'])([^"'\n]+)\2;?[ \t]*\n?/gm;

/** The file of `./a.js?raw`; a script may be imported without its ending, or by the one that it is compiled to. */
function findRaw(file: string, { source }: PageScope): string | undefined {
  if (!file.endsWith('?raw')) return undefined;
  const named = file.slice(0, -'?raw'.length);
  return [
    named,
    named.replace(/\.([cm]?)js$/, '.$1ts'),
    ...['.js', '.mjs', '.jsx', '.ts', '.mts', '.tsx'].map((ending) => named + ending),
  ].find((one) => source.read(one) !== undefined);
}

/** `<Code code={text} lang="js" title="a.js" />` of a file's text; in other attributes (`alt={text}`) it is put in. */
function showRaw(text: string, { name, file, scope }: { name: string; file: string; scope: PageScope }): string {
  const shown = findTags(text, 'Code').reduceRight((result, { start, end, isClosed, attributes }) => {
    if (!isClosed || attributes.get('code')?.replaceAll(/\s/g, '') !== `{${name}}`) return result;
    const indent = /[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
    const [language, title] = ['lang', 'title'].map((one) => attributes.get(one)).map((one) => (one?.startsWith('{') ? undefined : one));
    const meta = title === undefined ? '' : `title="${title}"`;
    const fence = toFileFence(scope.showFile(file), { language: language ?? path.extname(file).slice(1), meta, indent });
    return result.slice(0, start) + fence.slice(indent.length) + result.slice(end);
  }, text);
  const value = (scope.source.read(file) ?? '').trim();
  return editProse(shown, new RegExp(`\\s(?!code=)([\\w-]+)=\\{${name}\\}`, 'g'), ({ groups: [, attribute = ''] }) =>
    writeAttribute(attribute, value),
  );
}

/** A path from the page, what the site's `tsconfig.json` calls so, `/x` from the source folder, `@/x` or `~/x` from `src` or that folder. */
export function locateImported(written: string, { page, source }: PageScope): string {
  const named = resolvePathAlias(written, source);
  if (named !== undefined) return named;
  // As a server of files has it: from the site's folder.
  if (written.startsWith('/') && source.has(written.slice(1))) return written.slice(1);
  const alias = /^[@~]\/(.*)$/.exec(written)?.[1];
  if (alias === undefined) return path.posix.join(path.posix.dirname(page.file), written);
  return source.has(`src/${alias}`) ? `src/${alias}` : alias;
}
