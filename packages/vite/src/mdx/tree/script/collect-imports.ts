import type { PageImport } from '../../compiled-page.ts';
import { placeOf } from '../nodes/estree-nodes.ts';
import type { PageProgram } from '../nodes/page-programs.ts';

/** Lists the modules that a page's import and export statements name. */
export function collectImports(programs: readonly PageProgram[]): PageImport[] {
  return programs.flatMap(({ kind, program }) => {
    if (kind !== 'esm') return [];
    return program.body.flatMap((statement) => {
      const source = 'source' in statement ? statement.source : undefined;
      if (typeof source?.value !== 'string') return [];
      return [{ specifier: source.value, ...(placeOf(source) ?? { line: 1, column: 1 }) }];
    });
  });
}
