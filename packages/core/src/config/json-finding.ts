import type { ConfigText } from './compose/config-reader.ts';
import type { Problem, TextRange } from './problem.ts';

/** Something wrong with a JSON text itself. */
export interface JsonFinding extends Pick<Problem, 'code' | 'severity' | 'message' | 'hint'> {
  range: TextRange;
  /** The file that it is in, where that is not the config's own. */
  source?: ConfigText;
}
