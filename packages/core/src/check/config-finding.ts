import { createTextPlacer } from '../diagnostic/create-text-placer.ts';
import type { PlaceText } from '../diagnostic/create-text-placer.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { WrittenText } from './read-written-texts.ts';

/** Gives a finding about a text of the config its place; who has many findings gives the same `place` for all of them. */
export function createConfigFinding(
  finding: Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint' | 'target'>,
  { source, offset, length, place = createTextPlacer() }: Pick<WrittenText, 'source' | 'offset' | 'length'> & { place?: PlaceText },
): Diagnostic {
  return { ...finding, file: source.file, ...place(source.text, { offset, length }) };
}
