import { maskCode } from '../../text/mask-code.ts';

/** `| --- | :-: |` */
const DELIMITER = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)+\|?[ \t]*$/;

/** A bar within code is no end of a cell in Python-Markdown: `(a|b)` in a table -> `(a\|b)`, which ours shows without the sign. */
export function escapeTablePipes(text: string): string {
  if (!text.includes('|')) return text;
  const masked = maskCode(text).split('\n');
  const lines = text.split('\n');
  for (const [index, line] of masked.entries()) {
    if (!DELIMITER.test(line)) continue;
    if (index > 0) lines[index - 1] = escapeRow(lines[index - 1] ?? '');
    for (let row = index + 1; (masked[row] ?? '').includes('|'); row += 1) lines[row] = escapeRow(lines[row] ?? '');
  }
  return lines.join('\n');
}

function escapeRow(row: string): string {
  return row.replaceAll(/(?<![`\\])(`+)(?!`)(.*?[^`])\1(?!`)/g, (code) => code.replaceAll(/(?<!\\)\|/g, String.raw`\|`));
}
