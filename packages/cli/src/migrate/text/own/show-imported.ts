import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import { explainMissing } from '../../code/explain-missing.ts';
import { findScript } from '../../code/find-script.ts';
import { readScript } from '../../code/read-script.ts';
import type { OwnImport } from '../take-own-code.ts';
import { editProse } from '../edit-prose.ts';
import { maskCode } from '../mask-code.ts';
import type { PageScope } from '../../tool.ts';
import { evaluateMarkup } from './evaluate-markup.ts';
import type { MarkupScope } from './evaluate-markup.ts';
import { showComponents } from './show-components.ts';

interface ImportedScope {
  scope: PageScope;
  /** Of the import, in the text. */
  offset: number;
  /** All imports of the page that it takes from its site. */
  owns?: readonly OwnImport[];
}

/** Puts in what components show, and values are, that a page imports from its site; tells of the import where something of it stays. */
export function showImported(text: string, { statement, written, file }: OwnImport, { scope, offset, owns = [] }: ImportedScope): string {
  const all = listNames(statement);
  const { data } = readFrontmatter(text, scope.page.file);
  // Components are given what other imports bring.
  const others = owns.filter((one) => one.statement !== statement).map(writeProgram);
  const program = [writeProgram({ statement, written, file }), ...others, `const frontmatter = ${JSON.stringify(data)};`].join('\n');
  const names = all.filter((name) => /^[A-Z]\w*[a-z]/.test(name));
  const shown = names.length === 0 ? text : showComponents(text, { names, program }, scope);
  const filled = all.reduce(
    (current, name) => fillValue(current, name, { program, page: scope.page, source: scope.source, site: scope.site }),
    shown,
  );
  if (
    all.length === 0 ||
    new RegExp(`<(?:${all.join('|')})(?=[\\s/>])|\\{[^{}]*(?<![\\w$])(?:${all.join('|')})(?![\\w$])`).test(maskCode(filled))
  )
    scope.note(
      {
        kind: 'left-out',
        what: 'import of the site\u2019s own code',
        message: `\`${written}\` is not imported here${explain({ statement, written, file }, scope)}.`,
      },
      offset,
    );
  return filled;
}

/** An import by the path of its file from the source folder. */
function writeProgram({ statement, written, file }: OwnImport): string {
  return statement.replace(written, `/${file}`);
}

/** `: components/a.tsx needs \`node:fs\`` of a script that could not come along. */
function explain({ statement, file }: OwnImport, { source }: PageScope): string {
  const own = findScript(path.posix.relative(source.root, path.posix.resolve(source.root, file)), source);
  const names = readScript('page.tsx', statement)?.imports[0]?.names.map(({ name }) => name) ?? [];
  const reason = own === undefined ? undefined : explainMissing(own, names, source);
  return reason === undefined ? '' : `: ${reason}`;
}

/** `{VERSION}` in a text. */
function fillValue(text: string, name: string, scope: MarkupScope): string {
  return editProse(text, new RegExp(`(?<!=\\s*)\\{\\s*${name}\\s*\\}`, 'g'), () => evaluateMarkup(name, scope));
}

/** `import A, { B as C, d } from './x'` -> `A`, `C`, `d` */
function listNames(statement: string): string[] {
  const clause = /^import\s+([\s\S]*?)\s*\bfrom\b/.exec(statement)?.[1] ?? '';
  return clause.split(/[{},]+/).flatMap((one) => /(?<![\w$])([A-Za-z_]\w*)\s*$/.exec(one)?.[1] ?? []);
}
