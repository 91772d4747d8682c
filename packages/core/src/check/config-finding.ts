import { createFrame } from '../diagnostic/create-frame.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { positionAt } from '../diagnostic/position-at.ts';
import type { WrittenText } from './read-written-texts.ts';

/** The config as it stands on the disk. */
export interface ConfigFile {
  /** As diagnostics name it. */
  file: string;
  text: string;
}

/** Gives a finding about a text of the config its place. */
export function createConfigFinding(
  finding: Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>,
  at: WrittenText,
  { file, text }: ConfigFile,
): Diagnostic {
  const { line, column } = positionAt(text, at.offset);
  return { ...finding, file, line, column, frame: createFrame(text, line, column, at.length) };
}
