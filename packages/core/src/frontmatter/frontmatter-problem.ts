import type { DiagnosticCode } from '../diagnostic/codes.ts';

/** Something wrong in the YAML of a frontmatter; `offset` counts from its first character. */
export interface FrontmatterProblem {
  code: DiagnosticCode;
  message: string;
  hint: string;
  offset: number;
  length: number;
}
