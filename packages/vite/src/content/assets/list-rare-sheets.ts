import { RARE_SHEETS } from '@octavo/theme/internal/component-names';
import type { CompiledPage } from '../../mdx/compiled-page.ts';

/** The looks of types in blocks of code, which no component has. */
const TYPES_SHEET = 'code-types/code-types';

/**
 * Lists the sheets of the rare components that a file uses: `badge/badge` for `@octavo/theme/components/badge/badge.css`. A file that imports the
 * theme itself may have any of them.
 */
export function listRareSheets({
  usesNames,
  imports,
  hasTypes = false,
}: Pick<CompiledPage, 'usesNames' | 'imports' | 'hasTypes'>): string[] {
  const mayHaveAll = imports.some(({ specifier }) => specifier === '@octavo/theme');
  const sheets = RARE_SHEETS.flatMap(([name, sheet]) => (mayHaveAll || usesNames.includes(name) ? [sheet] : []));
  return [...new Set([...sheets, ...(mayHaveAll || hasTypes ? [TYPES_SHEET] : [])])];
}
