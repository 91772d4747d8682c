import type { DiagnosticCode } from './codes.ts';

/** How bad a finding is: an `error` fails a build, a `warning` fails it under `--strict`, `info` never does. */
export type Severity = 'error' | 'warning' | 'info';

/**
 * One finding about a user's input, the same in the terminal, the browser overlay, `octavo check` and a failing build.
 *
 * `line` and `column` count from 1; `file` is an absolute path or a path from the content root, with forward slashes; `frame` is the
 * code frame of `createCodeFrame`, without colours.
 */
export interface Diagnostic {
  /** Stable identifier, `<area>/<problem>`, which `explainCode` explains; of a rule that an extension gives, `<extension>:<rule>`. */
  code: DiagnosticCode | `${string}:${string}`;
  severity: Severity;
  /** What is wrong, in plain words; one sentence. */
  message: string;
  /** What to do about it. */
  hint?: string;
  file?: string;
  line?: number;
  column?: number;
  frame?: string;
  /** The path from the content root that a broken link leads to: links that are written otherwise may lead to one target. */
  target?: string;
  /** The edits of `file` that mend it, where that takes nobody's judgement. */
  fix?: TextEdit[];
}

/** A change of a text: what stands from `start` up to `end` (offsets in UTF-16 units) becomes `text`. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}
