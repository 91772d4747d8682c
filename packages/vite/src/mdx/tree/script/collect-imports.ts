import { visit } from 'estree-util-visit';
import type { PageImport } from '../../compiled-page.ts';
import { placeOf, staticString } from '../nodes/estree-nodes.ts';
import type { PageProgram } from '../nodes/page-programs.ts';

/** Lists the modules that a page's import and export statements name, then those that its JavaScript imports while it runs; `text` is the page's. */
export function collectImports(programs: readonly PageProgram[], text: string): PageImport[] {
  const late = /\bimport\s*\(/.test(text) ? programs.flatMap(collectLate) : [];
  return [...programs.flatMap(collectStatements), ...late];
}

function collectStatements({ kind, program }: PageProgram): PageImport[] {
  if (kind !== 'esm') return [];
  return program.body.flatMap((statement) => {
    const source = 'source' in statement ? statement.source : undefined;
    if (typeof source?.value !== 'string') return [];
    return [{ specifier: source.value, ...(placeOf(source) ?? { line: 1, column: 1 }) }];
  });
}

function collectLate({ program }: PageProgram): PageImport[] {
  const found: PageImport[] = [];
  visit(program, (node) => {
    if (node.type !== 'ImportExpression') return;
    const specifier = staticString(node.source);
    if (specifier !== undefined) found.push({ specifier, ...(placeOf(node.source) ?? { line: 1, column: 1 }), isLate: true });
  });
  return found;
}
