import { printParseErrorCode } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import type { JsonFinding } from './json-finding.ts';

const WORDS: { [name: string]: { message: string; hint: string } } = {
  InvalidSymbol: { message: 'Unquoted text.', hint: 'Put keys and strings in double quotes.' },
  InvalidNumberFormat: {
    message: 'Invalid JSON number.',
    hint: 'Write digits only, without leading zeros, or put it in double quotes.',
  },
  PropertyNameExpected: { message: 'Expected a key in double quotes.', hint: 'Write "key": value, and end the object with }.' },
  ValueExpected: { message: 'Expected a value.', hint: 'Write the value, or remove the key or the comma before it.' },
  ColonExpected: { message: 'Expected a colon after the key.', hint: 'Write "key": value.' },
  CommaExpected: { message: 'Expected a comma.', hint: 'Put a comma after the value.' },
  CloseBraceExpected: { message: 'Unclosed object.', hint: 'Add the missing }.' },
  CloseBracketExpected: { message: 'Unclosed list.', hint: 'Add the missing ].' },
  EndOfFileExpected: { message: 'Unexpected text after the end of the object.', hint: 'Remove it, or the brace that closes too early.' },
  UnexpectedEndOfComment: { message: 'Unclosed comment.', hint: 'Add the missing */.' },
  UnexpectedEndOfString: { message: 'Unclosed string.', hint: 'Add the missing double quote, on the same line.' },
  UnexpectedEndOfNumber: { message: 'Incomplete number.', hint: 'Finish the number, or put it in double quotes.' },
  InvalidUnicode: { message: 'A \\u escape needs four hex digits.', hint: 'Write it as \\u00e9, or the character itself.' },
  InvalidEscapeCharacter: { message: 'Invalid escape sequence.', hint: 'Write a backslash itself as \\\\.' },
  InvalidCharacter: { message: 'This character is not allowed in a JSON string.', hint: 'Write a line break as \\n and a tab as \\t.' },
};
const OTHER = { message: 'This is not valid JSON.', hint: 'Look for a missing quote, comma or brace near here.' };

/** Says what is wrong with the syntax; a missing comma is shown where it belongs, after the value before. */
export function describeJsonError(source: string, { error, offset, length }: ParseError): JsonFinding {
  const name = nameOf(error, source[offset]);
  const text = source.slice(offset, offset + length);
  const { message, hint } = (name === 'InvalidSymbol' ? describeSymbol(text) : undefined) ?? WORDS[name] ?? OTHER;
  const isBetween = name === 'CommaExpected' || name === 'CloseBraceExpected' || name === 'CloseBracketExpected';
  const range = isBetween ? { offset: source.slice(0, offset).trimEnd().length, length: 1 } : { offset, length };
  return { code: 'config/syntax', severity: 'error', message, hint, range };
}

/** What was meant by a text without straight double quotes. */
function describeSymbol(text: string): { message: string; hint: string } | undefined {
  const literal = /^(?:true|false|null)$/i.test(text) ? text.toLowerCase() : undefined;
  if (literal !== undefined || text === 'None')
    return { message: `\`${text}\` is not a value of JSON.`, hint: `Write \`${literal ?? 'null'}\`.` };
  if (/^["'“”„‘’`]/.test(text))
    return { message: 'JSON knows straight double quotes only.', hint: 'Write "text" with straight double quotes.' };
  return undefined;
}

/** A bracket of the other kind, where a comma or the end is due, means that what is open has not been closed. */
function nameOf(error: number, next: string | undefined): string {
  const name = printParseErrorCode(error);
  if (name !== 'CommaExpected') return name;
  if (next === '}') return 'CloseBracketExpected';
  return next === ']' ? 'CloseBraceExpected' : name;
}
