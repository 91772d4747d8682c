import { isUtf8 } from 'node:buffer';
import { createCodeFrame, positionAt } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';

/** A content file whose text has been read. */
export interface EncodedFile {
  file: string;
  text: string;
  /** What is on the disk; empty where no file is. */
  readBytes: () => Uint8Array;
}

/** Tells of bytes that are no UTF-8, and of the byte 0, which is valid there and in no text; U+FFFD may be the author's own. */
export function findEncodingProblem({ file, text, readBytes }: EncodedFile): Diagnostic | undefined {
  const [first] = NOT_TEXT.exec(text) ?? [];
  const isGarbled = first !== undefined && text.includes('\uFFFD') && !isUtf8(readBytes());
  if (first === undefined || !(isGarbled || text.includes('\0'))) return undefined;
  const { line, column } = positionAt(text, isGarbled ? text.search(NOT_TEXT) : text.indexOf('\0'));
  return {
    code: 'page/encoding',
    severity: 'warning',
    ...describe(text, isGarbled),
    file,
    line,
    column,
    frame: createCodeFrame(text, line, column),
  };
}

function describe(text: string, isGarbled: boolean): Pick<Diagnostic, 'message' | 'hint'> {
  const hint = 'Save the file as UTF-8. Invalid bytes are shown as \uFFFD.';
  if (WIDE.test(text)) return { message: 'This file is UTF-16, not UTF-8.', hint };
  return isGarbled
    ? { message: 'Some characters of this file are not UTF-8.', hint }
    : { message: 'This file holds the control character U+0000.', hint: 'Remove it; many editors do not show it.' };
}

const NOT_TEXT = /[\uFFFD\0]/;

/** Every other byte of its letters is 0, after a byte order mark, which is not UTF-8, or none. */
const WIDE = /^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){2}/;
