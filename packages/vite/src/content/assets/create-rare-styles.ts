import { fileURLToPath } from 'node:url';
import { disk, mustRead } from '../../disk/disk.ts';
import { minifyCss } from '../../utilities/minify-css.ts';
import type { UtilitiesOptions } from '../../utilities/create-utilities.ts';

/** Reads the rules of components that few pages have. */
export interface RareStyles {
  /** The rules of sheets, in one order whoever asks: `badge/badge` is `@octavo/theme/components/badge/badge.css`. */
  render(sheets: ReadonlySet<string>): string;
}

/** Makes the reader of a site; each sheet is read once. */
export function createRareStyles({ minifyFor }: Pick<UtilitiesOptions, 'minifyFor'>): RareStyles {
  const known = new Map<string, string>();
  const read = (sheet: string): string => {
    const file = fileURLToPath(import.meta.resolve(`@octavo/theme/components/${sheet}.css`));
    const css = `@layer octavo.components {\n${mustRead(disk.readText(file), file)}}\n`;
    return minifyFor ? minifyCss(css, minifyFor) : css;
  };
  return {
    render: (sheets) =>
      [...sheets]
        .toSorted()
        .map((sheet) => {
          const rules = known.get(sheet) ?? read(sheet);
          known.set(sheet, rules);
          return rules;
        })
        .join(''),
  };
}
