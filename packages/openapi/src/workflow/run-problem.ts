import type { ApiTexts } from '@octavo/core';

/** What kept a step or a workflow from being executed, in words of the interface. */
export interface RunProblem {
  /** In English; what stands in its braces is in `values`. */
  text: keyof ApiTexts;
  values?: Record<string, string | number>;
  /** What it is about, as the file has it. */
  code?: string;
}
