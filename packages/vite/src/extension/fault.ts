import { createCodeFrame, positionAt } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { disk, readOr } from '../disk/disk.ts';

/** What is wrong with an extension, and where. */
export interface Fault {
  message: string;
  hint?: string;
  /** Absolute. */
  file?: string;
  /** Of the place in the file, in UTF-16 units. */
  offset?: number;
  /** Counts from 1, as `column` does: instead of `offset`. */
  line?: number;
  column?: number;
  /** The path of a field, instead of a place: `outputs.0.list`. */
  field?: string;
  /** How many characters the frame underlines. */
  length?: number;
  /** Default: `extension/failed`. */
  code?: 'extension/broken' | 'extension/not-found';
}

/** Says what is wrong with an extension. */
export function describeFault(name: string, fault: Fault): Diagnostic {
  const { message, hint, file, code = 'extension/failed' } = fault;
  const text = file === undefined ? '' : readOr(disk.readText(file), '');
  const place = findPlace(fault, text);
  return {
    code,
    severity: 'error',
    message: `Extension \`${name}\`: ${message}`,
    ...(hint !== undefined && { hint }),
    ...(file !== undefined && { file }),
    ...(place && { ...place, ...(text !== '' && { frame: createCodeFrame(text, place.line, place.column, fault.length ?? 1) }) }),
  };
}

function findPlace({ offset, line, column = 1, field }: Fault, text: string): { line: number; column: number } | undefined {
  if (line !== undefined) return { line, column };
  const at = offset ?? (field === undefined ? undefined : findField(text, field));
  return at === undefined ? undefined : positionAt(text, at);
}

/** Where the deepest part of a path stands that the text names, each after the one before. */
function findField(text: string, field: string): number | undefined {
  let found: number | undefined;
  for (const name of field.split('.')) {
    const start = text.indexOf('export default');
    const at = /^\d+$/.test(name) ? -1 : text.indexOf(name, found ?? Math.max(start, 0));
    if (at >= 0) found = at;
  }
  return found;
}
