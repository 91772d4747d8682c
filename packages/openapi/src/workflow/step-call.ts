import type { Json } from '@octavo/core';
import type { StepTarget, WorkflowStep } from '../model/workflow.ts';

/** A request that a step asks for: its expressions have their values. */
export interface StepCall {
  /** Of the execution of the step, in its run. */
  number: number;
  step: WorkflowStep;
  target: Extract<StepTarget, { kind: 'operation' }>;
  parameters: { name: string; in: string; value: Json }[];
  body: { contentType?: string; value?: Json } | undefined;
}
