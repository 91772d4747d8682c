import process from 'node:process';
import type { ReadResult } from '@octavo/openapi/internal/load';
import { validateDocument } from '@octavo/openapi/internal/validate';
import type { Diagnostic } from '@octavo/core';
import { readSpecFile } from './read-spec-file.ts';

/** An API file: its path or address, and its text. */
export interface SpecText {
  source: string;
  text: string;
  /** The overlays that are applied to it. */
  overlays: readonly { source: string; text: string }[];
}

/** What a check found, and the files that it looked into besides, by their texts. */
export interface SpecFindings {
  diagnostics: Diagnostic[];
  parts: Record<string, string>;
}

/*
 * Checks each file that its parent sends, and sends back what it found: `createSpecValidator` starts this in a process of its own.
 */
process.on('message', ({ text, source, overlays, root }: SpecText & { root: string }) => {
  const parts: Record<string, string> = {};
  const read = (name: string): ReadResult => {
    const overlay = overlays.find((one) => one.source === name);
    if (overlay !== undefined) return overlay;
    const result = readSpecFile(root, name);
    parts[name] = 'text' in result ? result.text : '';
    return result;
  };
  const scope = { read, overlays: overlays.map((one) => one.source) };
  void validateDocument(text, source, scope).then((diagnostics) => process.send?.({ diagnostics, parts } satisfies SpecFindings));
});
