import process from 'node:process';
import type { ReadResult } from '@octavo/openapi/internal/load';
import { validateDocument } from '@octavo/openapi/internal/validate';
import type { Diagnostic } from '@octavo/core';
import { readSpecFile } from './read-spec-file.ts';

/** An API file: its path or address, and its text. */
export interface SpecText {
  source: string;
  text: string;
}

/** What a check found, and the files that it looked into besides, by their texts. */
export interface SpecFindings {
  diagnostics: Diagnostic[];
  parts: Record<string, string>;
}

/*
 * Checks each file that its parent sends, and sends back what it found: `createSpecValidator` starts this in a process of its own.
 */
process.on('message', ({ text, source, root }: SpecText & { root: string }) => {
  const parts: Record<string, string> = {};
  const read = (name: string): ReadResult => {
    const result = readSpecFile(root, name);
    parts[name] = 'text' in result ? result.text : '';
    return result;
  };
  void validateDocument(text, source, read).then((diagnostics) => process.send?.({ diagnostics, parts } satisfies SpecFindings));
});
