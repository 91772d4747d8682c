import type { DiagnosticCode } from '../diagnostic/codes.ts';
import type { PlaceText } from '../diagnostic/create-text-placer.ts';
import type { Diagnostic, Severity } from '../diagnostic/diagnostic.ts';
import type { ConfigPath } from './config-path.ts';

/** A stretch of a text. */
export interface TextRange {
  offset: number;
  length: number;
}

/** Something wrong in a config, before it is known on which line. */
export interface Problem {
  /** `config/...` */
  code: DiagnosticCode;
  severity: Severity;
  message: string;
  hint: string;
  path: ConfigPath;
  /** What to point at: the value at `path` (of a missing one, the object around it), or its key. */
  part: 'key' | 'value';
  /** True when the value is left out of the config, or replaced by its default. */
  isDropped: boolean;
}

/** Makes the diagnostic of a finding whose place in the text is known. */
export function createConfigDiagnostic(
  finding: Pick<Problem, 'code' | 'severity' | 'message' | 'hint'>,
  { text, file, range, place }: { text: string; file: string; range: TextRange; place: PlaceText },
): Diagnostic {
  const { code, severity, message, hint } = finding;
  return { code, severity, message, hint, file, ...place(text, range) };
}
