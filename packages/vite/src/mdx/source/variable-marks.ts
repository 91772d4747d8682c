import { isInRanges, scanSource } from './scan-source.ts';

/**
 * Writes signs of a variable's value so that none of them means anything where it is put: a character reference of seven digits
 * (CommonMark 6.2 allows no more), which authors do not write. Markdown and attributes read it; for code and strings `readVariableMarks` does.
 */
export function markSigns(value: string, signs: RegExp): string {
  return value.replace(signs, (sign) => `&#${String(sign.charCodeAt(0)).padStart(7, '0')};`);
}

/** The text in which `markSigns` has left its marks: `&#0000060;b>` -> `<b>`. */
export function readVariableMarks(text: string): string {
  return text.replace(/&#(0000\d{3});/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** A text with marks as a person would write it in Markdown: in prose `&#60;b>`, in code `<b>`. */
export function tidyVariableMarks(text: string): string {
  if (!text.includes('&#0000')) return text;
  const code = scanSource(text).filter(({ kind }) => kind === 'code');
  return text.replace(/&#0000\d{3};/g, (mark, offset: number) =>
    isInRanges(code, offset) ? readVariableMarks(mark) : mark.replace(/#0+/, '#'),
  );
}
