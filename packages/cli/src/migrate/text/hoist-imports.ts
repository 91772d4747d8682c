import { readScript } from '../code/read-script.ts';
import { writeImport } from '../code/write-import.ts';
import { putImports } from './import-provided.ts';
import { listDeclared } from './list-declared.ts';

/** Puts the imports of the parts that a page is made of above its text, each name once. */
export function hoistImports(text: string, statements: readonly string[]): string {
  const known = listDeclared(text);
  const added = statements.flatMap((statement) => {
    const one = readScript('page.tsx', statement)?.imports[0];
    const names = one?.names.filter(({ local }) => !known.has(local)) ?? [];
    for (const { local } of names) known.add(local);
    return one === undefined || names.length === 0 ? [] : [writeImport({ one: { ...one, names } })];
  });
  return putImports(text, added);
}

/** Whether an import of React brings components (`Suspense`): a page has its hooks without one. */
export function bringsComponents(statement: string): boolean {
  return /\{[^}]*(?<![\w$])[A-Z][^}]*\}/.test(statement);
}
