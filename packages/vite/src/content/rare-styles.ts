import type { CompiledPage } from '../mdx/compiled-page.ts';
import { toVirtualId } from './virtual-id.ts';

/** The components whose looks are in a sheet of their own: few pages have one, and no other page brings it. */
const RARE: ReadonlySet<string> = new Set([
  'Color',
  'FileTree',
  'GitHub',
  'Mermaid',
  'Prompt',
  'Tile',
  'Tree',
  'Update',
  'UpdateFilter',
  'View',
  'ViewSwitch',
]);

/** The import of that sheet where a file needs it, else nothing. A file that imports the theme itself may have any of them. */
export function importRareStyles({ usesNames, imports }: Pick<CompiledPage, 'usesNames' | 'imports'>): string {
  const isNeeded = usesNames.some((name) => RARE.has(name)) || imports.some(({ specifier }) => specifier === '@octavo/theme');
  return isNeeded ? `import ${JSON.stringify(toVirtualId('rare-styles'))};\n` : '';
}
