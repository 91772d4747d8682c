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
  return `${fonts.join('\n')}\n@layer octavo.components{.octavo{${divideSizes(rules)}}}\n`;
}

const SIZE_RULE = /[^{}]*\.sizing\.reset-size(\d+)\.size(\d+)\s*\{font-size:([\d.]+)em\}/g;

/** A rule for each size instead of one for each pair of them: `.reset-size1.size2{font-size:1.2em}` is what the second comes to in the first. */
function divideSizes(rules: string): string {
  const ofFirst = [...rules.matchAll(SIZE_RULE)].flatMap(([, from, to, size]) => (from === '1' ? [[to, size]] : []));
  if (ofFirst.length === 0) return rules;
  const sizes = ofFirst.map(
    ([to, size]) => `.katex .size${to}{--octavo-size:${size}}.katex .reset-size${to}{--octavo-size-around:${size}}`,
  );
  const divided = '.katex :is(.sizing,.fontsize-ensurer){font-size:calc(var(--octavo-size)/var(--octavo-size-around)*1em)}';
  return rules.replaceAll(SIZE_RULE, '') + divided + sizes.join('');
}
