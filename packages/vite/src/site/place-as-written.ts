import { createCodeFrame, offsetAt, positionAt } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { putVariables } from './put-variables.ts';
import type { PutVariable } from './put-variables.ts';

/**
 * Makes what places the diagnostics of a page where its author looks for them: they are found in the text with the config's variables put
 * in, and told of the text as it is `written`. What a variable brings along is at the variable.
 */
export function createWrittenPlacer(written: string, variables: Readonly<Record<string, string>>): (diagnostic: Diagnostic) => Diagnostic {
  const puts: PutVariable[] = [];
  const filled = putVariables(written, variables, (put) => void puts.push(put));
  const toWritten = (offset: number, end: 'start' | 'end'): number => findWritten(puts, offset, end);
  return (diagnostic) => {
    const { line, column, frame, fix, ...rest } = diagnostic;
    if (puts.length === 0 || line === undefined) return diagnostic;
    const start = offsetAt(filled, { line, column: column ?? 1 });
    const from = toWritten(start, 'start');
    const place = positionAt(written, from);
    const length = toWritten(start + countMarked(frame), 'end') - from;
    return {
      ...rest,
      line: place.line,
      ...(column !== undefined && { column: place.column }),
      ...(frame !== undefined && { frame: createCodeFrame(written, place.line, place.column, length) }),
      ...(fix && { fix: fix.map((edit) => ({ ...edit, start: toWritten(edit.start, 'start'), end: toWritten(edit.end, 'end') })) }),
    };
  };
}

/** How much of its line a frame underlines. */
function countMarked(frame = ''): number {
  return /\^+$/m.exec(frame)?.[0].length ?? 1;
}

/** The offset in the written text of one in the filled text; of one inside a value, where the variable starts or ends. */
function findWritten(puts: readonly PutVariable[], offset: number, end: 'start' | 'end'): number {
  let grown = 0;
  for (const { offset: own, written, value } of puts) {
    const start = own + grown;
    if (offset <= start) break;
    if (offset < start + value.length) return end === 'start' ? own : own + written.length;
    grown += value.length - written.length;
  }
  return offset - grown;
}
