import path from 'node:path';
import { readFrontmatter } from '@octavo/core/internal';
import { explainMissing } from '../../code/explain-missing.ts';
import { findScript } from '../../code/find-script.ts';
import { readScript } from '../../code/read-script.ts';
import type { OwnImport } from '../take-own-code.ts';
import { editProse } from '../edit-prose.ts';
import { findTags } from '../find-tags.ts';
import { maskCode } from '../mask-code.ts';
import { writeAttribute } from '../../write-attribute.ts';
import type { PageScope } from '../../tool.ts';
import { evaluateMarkup, evaluateValue } from './evaluate-markup.ts';
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
  const filled = all.length === 0 ? shown : fillValues(shown, all, { program, page: scope.page, source: scope.source, site: scope.site });
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

/** `{VERSION}` and `{link('a')}` in a text, and in attributes of elements. */
function fillValues(text: string, names: readonly string[], scope: MarkupScope): string {
  const word = String.raw`(?<![\w$.])(?:${names.join('|')})(?![\w$])`;
  const inText = new RegExp(String.raw`(?<!=\s*)\{\s*(${word}(?:[^{}]|\{[^{}]*\})*)\}`, 'g');
  const filled = editProse(text, inText, ({ groups: [, expression = ''] }) => evaluateMarkup(expression, scope));
  const isMeant = new RegExp(word);
  return findTags(filled, String.raw`[A-Za-z][\w.]*`).reduceRight((current, { start, end, attributes }) => {
    const tag = current.slice(start, end);
    const next = [...attributes].reduce((written, [name, value]) => {
      // What is another's program, or a component, stays.
      if (!value.startsWith('{') || !isMeant.test(value) || /=>|<[A-Za-z]/.test(value)) return written;
      const found = evaluateValue(value.slice(1, -1), scope);
      return typeof found === 'string' ? written.replace(`${name}=${value}`, () => writeText(name, found)) : written;
    }, tag);
    return current.slice(0, start) + next + current.slice(end);
  }, filled);
}

/** A text on many lines is code. */
function writeText(name: string, text: string): string {
  return text.includes('\n')
    ? `${name}={\`${text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\`}`
    : writeAttribute(name, text).trimStart();
}

/** `import A, { B as C, d } from './x'` -> `A`, `C`, `d` */
function listNames(statement: string): string[] {
  const clause = /^import\s+([\s\S]*?)\s*\bfrom\b/.exec(statement)?.[1] ?? '';
  return clause.split(/[{},]+/).flatMap((one) => /(?<![\w$])([A-Za-z_]\w*)\s*$/.exec(one)?.[1] ?? []);
}
