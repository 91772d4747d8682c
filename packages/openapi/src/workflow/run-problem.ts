import type { KeyedText } from '../value/say.ts';

/** What kept a step or a workflow from being executed, in words of the interface. */
export interface RunProblem extends KeyedText {
  /** What it is about, as the file has it. */
  code?: string;
}
