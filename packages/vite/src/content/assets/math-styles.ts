import { disk, mustRead } from '../../disk/disk.ts';
import { mathStylesFile } from '../../package-path.ts';

/** The module of the sheet for formulas: the file's own path, so that its fonts are found beside it. */
export function mathStylesId(): string {
  return `${mathStylesFile()}?octavo`;
}

/**
 * The sheet for formulas: KaTeX's own, under the theme's root class and in its layer, with fonts in the one format that every browser
 * of today reads.
 */
export function renderMathStyles(): string {
  const file = mathStylesFile();
  return scopeMathStyles(mustRead(disk.readText(file), file));
}

/** `@font-face{...}.katex{...}` -> `@font-face{...} @layer octavo.components{.octavo{.katex{...}}}` */
export function scopeMathStyles(css: string): string {
  const fonts: string[] = [];
  const rules = css
    .replaceAll(/@font-face\s*\{[^}]*\}/g, (font) => {
      fonts.push(font.replaceAll(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\([^)]*\)/g, ''));
      return '';
    })
    .replaceAll(/(?:^|(?<=\}))(?:body|:root)\s*\{[^}]*\}/g, '');
  return `${fonts.join('\n')}\n@layer octavo.components{.octavo{${rules}}}\n`;
}
