import { RARE_COMPONENTS } from '@octavo/theme/internal/component-names';
import type { CompiledPage } from '../../mdx/compiled-page.ts';
import { toVirtualId } from '../compile/virtual-id.ts';

/** The import of the sheet of rare components where a file needs it, else nothing. A file that imports the theme itself may have any of them. */
export function importRareStyles({
  usesNames,
  imports,
  hasTypes = false,
}: Pick<CompiledPage, 'usesNames' | 'imports' | 'hasTypes'>): string {
  const isNeeded =
    hasTypes || usesNames.some((name) => RARE_COMPONENTS.includes(name)) || imports.some(({ specifier }) => specifier === '@octavo/theme');
  return isNeeded ? `import ${JSON.stringify(toVirtualId('rare-styles'))};\n` : '';
}
