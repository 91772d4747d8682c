import type { DiagnosticCode } from '../diagnostic/codes.ts';

/** What is listed of one frontmatter, at most. */
export const FRONTMATTER_BOUND = { most: 20, place: 'this frontmatter' };

/** Something wrong in the YAML of a frontmatter; `offset` counts from its first character. */
export interface FrontmatterProblem {
  code: DiagnosticCode;
  message: string;
  hint: string;
  offset: number;
  length: number;
}
