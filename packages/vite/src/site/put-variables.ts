import { fillVariables } from '@octavo/core/internal';
import { isInRanges, scanSource } from '../mdx/source/scan-source.ts';
import { markSigns } from '../mdx/source/variable-marks.ts';

/** What would begin an element, an expression or a character reference, or end an attribute or a string. */
const MARKUP = /[<{}"]|&(?=#?\w+;)/g;
/** The same between quotes, where `'` may end a string and `\` begins an escape. */
const IN_QUOTES = /[<{}"'\\]|&(?=#?\w+;)/g;
/** What would end code, or begin an expression or an escape in a template literal, which looks the same. */
const IN_CODE = /[`~\\]|\$(?=\{)/g;
const HEAD = /^---\r?\n[^]*?\n---/;

/** A variable that was put into a text. */
export interface PutVariable {
  /** Where it stands in the text as it was written. */
  offset: number;
  written: string;
  /** What stands in its place. */
  value: string;
}

/**
 * Puts the config's variables into a page: each is text where it stands, so that no value becomes an element or an expression. In
 * frontmatter and mostly in code it stands as it is; elsewhere `<b>` -> `&#0000060;b>`, which the compiler reads in strings and code.
 * `onPut` is told of each, in their order.
 */
export function putVariables(text: string, variables: Readonly<Record<string, string>>, onPut?: (put: PutVariable) => void): string {
  const encode = createEncoder(text, variables);
  return fillVariables(text, variables, (plain, offset, written) => {
    const value = encode(plain, offset);
    onPut?.({ offset, written, value });
    return value;
  });
}

/** Makes what gives a value the form that it has at an offset of the text. */
function createEncoder(text: string, variables: Readonly<Record<string, string>>): (value: string, offset: number) => string {
  const isPlain = !Object.values(variables).some((value) => value.search(IN_QUOTES) !== -1 || value.search(IN_CODE) !== -1);
  if (isPlain) return (value) => value;
  const head = HEAD.exec(text)?.[0].length ?? 0;
  const code = scanSource(text).filter(({ kind }) => kind === 'code');
  return (value, offset) => {
    if (offset < head) return value;
    return markSigns(value, isInRanges(code, offset) ? IN_CODE : isBetweenQuotes(text, offset) ? IN_QUOTES : MARKUP);
  };
}

/** Whether quotes stand on both sides in the same line: of an attribute or a string, or those of a sentence, to which the marks do nothing. */
function isBetweenQuotes(text: string, offset: number): boolean {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  const [before, after] = [text.slice(start, offset), text.slice(offset, end === -1 ? text.length : end)];
  return ["'", '"'].some((quote) => before.includes(quote) && after.includes(quote));
}
