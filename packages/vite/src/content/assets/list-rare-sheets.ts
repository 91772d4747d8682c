import { RARE_SHEETS } from '@octavo/theme/internal/component-names';
import type { CompiledPage } from '../../mdx/compiled-page.ts';

/** The looks of types and of marked or numbered lines in blocks of code, which no component has. */
const TYPES_SHEET = 'code-types/code-types';
const MARKS_SHEET = 'code-marks/code-marks';

/** What pages of an API have of them by `@octavo/openapi/page.css`. */
export const API_SHEETS: readonly string[] = ['beside/beside', 'expandable/expandable', 'field/field'];

/** What a compiled page says where a block has such lines. */
const MARKS = /\bdata-(?:highlight|diff|focus)\b|\blines["']?:/;

/**
 * Lists the sheets of the rare components that a file uses: `badge/badge` for `@octavo/theme/components/badge/badge.css`. A file that imports the
 * theme itself may have any of them.
 */
export function listRareSheets({
  code,
  usesNames,
  imports,
  hasTypes = false,
}: Pick<CompiledPage, 'code' | 'usesNames' | 'imports' | 'hasTypes'>): string[] {
  const mayHaveAll = imports.some(({ specifier }) => specifier === '@octavo/theme');
  const sheets = RARE_SHEETS.flatMap(([name, sheet]) => (mayHaveAll || usesNames.includes(name) ? [sheet] : []));
  const ofCode = [...(mayHaveAll || MARKS.test(code) ? [MARKS_SHEET] : []), ...(mayHaveAll || hasTypes ? [TYPES_SHEET] : [])];
  return [...new Set([...sheets, ...ofCode])];
}
