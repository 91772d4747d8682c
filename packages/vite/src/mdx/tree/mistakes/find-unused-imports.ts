import type { Program } from 'estree-jsx';
import { placeOf } from '../nodes/estree-nodes.ts';
import type { Finding } from '../../page-draft.ts';

/** What a text imports and does not name again; `lines` are those of the text. React is what other tools need for any JSX. */
export function findUnusedImports(imports: readonly Program[], lines: readonly string[]): Finding[] {
  if (imports.length === 0) return [];
  const text = lines.join('\n');
  return imports.flatMap(listImported).flatMap(({ name, place }): Finding[] =>
    name === 'React' || [...text.matchAll(toWord(name))].length > 1
      ? []
      : [
          {
            code: 'page/unused-import',
            severity: 'info',
            message: `\`${name}\` is imported but not used.`,
            hint: /^\p{Lu}/u.test(name) ? `Write <${name} /> where it belongs, or remove the import.` : 'Use it, or remove the import.',
            place,
            length: name.length,
          },
        ],
  );
}

function toWord(name: string): RegExp {
  return new RegExp(String.raw`(?<![\w$])${name.replaceAll('$', String.raw`\$`)}(?![\w$])`, 'g');
}

function listImported({ body }: Program): { name: string; place: Finding['place'] }[] {
  return body.flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(({ local }) => ({ name: local.name, place: placeOf(local) ?? { line: 1, column: 1 } }))
      : [],
  );
}
