import type { ParserStop } from '../source/repair-syntax.ts';
import type { Finding } from '../page-draft.ts';
import { SYNTAX_ERROR_RULES } from './syntax-error-rules.ts';

/** What the parser throws: a message with a reason and, mostly, a place. */
interface ParserMessage {
  reason: string;
  line?: number | undefined;
  column?: number | undefined;
  cause?: unknown;
}

/** Describes, in plain words, why a text did not compile. What is not the author's mistake keeps its own message and stack. */
export function describeSyntaxError(error: unknown, text: string): Finding {
  const start = { line: 1, column: 1 };
  // The stack is the one thing that reading a text can run out of.
  if (error instanceof RangeError)
    return { code: 'page/compile', severity: 'error', message: 'The page is nested too deeply to be compiled.', place: start };
  if (!isParserMessage(error)) {
    const details = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { code: 'page/compile', severity: 'error', message: `The page could not be compiled. ${details}`, place: start };
  }
  const place = error.line === undefined ? undefined : { line: error.line, column: error.column ?? 1 };
  for (const { pattern, describe } of SYNTAX_ERROR_RULES) {
    const match = pattern.exec(error.reason);
    if (!match) continue;
    const found = describe([...match], text, place);
    const detail = error.cause instanceof SyntaxError && found.isWhole !== true ? ` ${plainAcornMessage(error.cause)}` : '';
    return { code: 'page/syntax', severity: 'error', message: found.message + detail, hint: found.hint, place: found.place ?? place };
  }
  return { code: 'page/syntax', severity: 'error', message: `${error.reason}.`, place };
}

/** Where and why the parser stopped; undefined for what is not its own message. */
export function readParserStop(error: unknown, text: string): ParserStop | undefined {
  if (!isParserMessage(error) || error.line === undefined) return undefined;
  // Of an element that is never closed the message names the tag; its place is where the parser gave up.
  const [, row, column] = /^Expected a closing tag for `.*?` \((\d+):(\d+)/.exec(error.reason) ?? [];
  const lines = text.split('\n').slice(0, Number(row ?? error.line) - 1);
  return { reason: error.reason, offset: lines.reduce((sum, line) => sum + line.length + 1, 0) + Number(column ?? error.column ?? 1) - 1 };
}

function isParserMessage(error: unknown): error is ParserMessage {
  return error instanceof Error && 'reason' in error && typeof error.reason === 'string';
}

/** `Unexpected token (1:8)` -> `Unexpected token.` */
function plainAcornMessage({ message }: SyntaxError): string {
  return `${message.replace(/\s*\(\d+:\d+\)$/, '')}.`;
}
