import type { DiagnosticCode } from '../../diagnostic/codes.ts';
import type { JsonObject } from '../../json.ts';
import type { Problem } from '../problem.ts';

/** A breach that a rule found. */
export type Breach = Pick<Problem, 'message' | 'hint' | 'path'> & Partial<Pick<Problem, 'part' | 'isDropped'>>;

/** Something that the schema cannot say, because it takes several fields together. Looks at the config as it is written. */
export interface Rule {
  code: DiagnosticCode;
  severity: 'error' | 'warning';
  /** Gives the breaches one after another: of a file with thousands, not all are asked for. */
  check: (config: JsonObject) => Iterable<Breach>;
}
