import { printParseErrorCode } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import type { JsonFinding } from './json-finding.ts';

const WORDS: { [name: string]: { message: string; hint: string } } = {
  InvalidSymbol: { message: 'Here is a word without quotes.', hint: 'Put names and texts in double quotes.' },
  InvalidNumberFormat: {
    message: 'This is no number of JSON.',
    hint: 'Write digits only, without zeros in front, or put it in double quotes.',
  },
  PropertyNameExpected: { message: 'A key in double quotes is missing here.', hint: 'Write "key": value, and end the object with }.' },
  ValueExpected: { message: 'A value is missing here.', hint: 'Write the value, or remove the key or the comma before it.' },
  ColonExpected: { message: 'A colon is missing after the key.', hint: 'Write "key": value.' },
  CommaExpected: { message: 'A comma is missing here.', hint: 'Put a comma after the value.' },
  CloseBraceExpected: { message: 'An object is not closed.', hint: 'Add the missing }.' },
  CloseBracketExpected: { message: 'A list is not closed.', hint: 'Add the missing ].' },
  EndOfFileExpected: { message: 'There is more text after the end of the object.', hint: 'Remove it, or the brace that closes too early.' },
  UnexpectedEndOfComment: { message: 'A comment is not closed.', hint: 'Add the missing */.' },
  UnexpectedEndOfString: { message: 'A text in quotes is not closed.', hint: 'Add the missing double quote, on the same line.' },
  UnexpectedEndOfNumber: { message: 'A number ends too early.', hint: 'Finish the number, or put it in double quotes.' },
  InvalidUnicode: { message: 'A \\u escape needs four hex digits.', hint: 'Write it as \\u00e9, or the character itself.' },
  InvalidEscapeCharacter: { message: 'JSON knows no such backslash escape.', hint: 'Write a backslash itself as \\\\.' },
  InvalidCharacter: { message: 'This character is not allowed in a text of JSON.', hint: 'Write a line break as \\n and a tab as \\t.' },
};
const OTHER = { message: 'This is not valid JSON.', hint: 'Look for a missing quote, comma or brace near here.' };

/** Says what is wrong with the syntax; a missing comma is shown where it belongs, after the value before. */
export function describeJsonError(source: string, { error, offset, length }: ParseError): JsonFinding {
  const name = nameOf(error, source[offset]);
  const { message, hint } = WORDS[name] ?? OTHER;
  const isBetween = name === 'CommaExpected' || name === 'CloseBraceExpected' || name === 'CloseBracketExpected';
  const range = isBetween ? { offset: source.slice(0, offset).trimEnd().length, length: 1 } : { offset, length };
  return { code: 'config/syntax', severity: 'error', message, hint, range };
}

/** A bracket of the other kind, where a comma or the end is due, means that what is open has not been closed. */
function nameOf(error: number, next: string | undefined): string {
  const name = printParseErrorCode(error);
  if (name !== 'CommaExpected') return name;
  if (next === '}') return 'CloseBracketExpected';
  return next === ']' ? 'CloseBraceExpected' : name;
}
