import { expect, test } from 'vitest';
import { markSigns, readVariableMarks, tidyVariableMarks } from './variable-marks.ts';

test('writes signs as references that no author writes, and reads them', () => {
  const marked = markSigns('a < {b} &#60;', /[<{}]/g);
  expect(marked).toBe('a &#0000060; &#0000123;b&#0000125; &#60;');
  expect(readVariableMarks(marked)).toBe('a < {b} &#60;');
});

test('leaves references in the prose of Markdown, and signs in its code', () => {
  const text = '&#0000060;b> `&#0000036;` &#0000123;\n\n```\n&#0000060;\n```\n';
  expect(tidyVariableMarks(text)).toBe('&#60;b> `$` &#123;\n\n```\n<\n```\n');
});
