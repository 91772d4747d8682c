import { createCodeFrame } from '../diagnostic/create-code-frame.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { positionAt } from '../diagnostic/position-at.ts';
import type { WrittenText } from './read-written-texts.ts';

/** Gives a finding about a text of the config its place. */
export function createConfigFinding(
  finding: Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'>,
  { source: { file, text }, offset, length }: Pick<WrittenText, 'source' | 'offset' | 'length'>,
): Diagnostic {
  const { line, column } = positionAt(text, offset);
  return { ...finding, file, line, column, frame: createCodeFrame(text, line, column, length) };
}
