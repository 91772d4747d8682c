import type { Json, JsonObject } from '@octavo/core';
import type { Schema } from './schema.ts';

/** A workflow of an Arazzo file: steps that call operations one after the other. Plain JSON; references to components are followed. */
export interface Workflow {
  /** The file, and `workflowId` within it: together a workflow's name, see `WorkflowName`. */
  source: string;
  id: string;
  summary?: string;
  /** Markdown. */
  description?: string;
  /** JSON Schema of what a caller gives. */
  inputs?: Schema;
  /** Workflows that are completed before. */
  dependsOn: WorkflowName[];
  /** In the order in which they are executed. */
  steps: WorkflowStep[];
  /** Expressions or selectors, by name. */
  outputs: JsonObject;
  /** What `$sourceDescriptions` names: the fields of each, by name. */
  sources: Record<string, JsonObject>;
}

/** The file and the id of a workflow: `flows.arazzo.yaml#book`. */
export type WorkflowName = string;

/** One step. */
export interface WorkflowStep {
  id: string;
  /** Markdown. */
  description?: string;
  target: StepTarget;
  /** Those of the workflow and its own, its own winning. */
  parameters: StepParameter[];
  requestBody?: StepBody;
  successCriteria: Criterion[];
  /** Its own, then those of the workflow. */
  onSuccess: StepAction[];
  onFailure: StepAction[];
  outputs: JsonObject;
  /** As written: ids of steps, or `$workflows.<id>.steps.<id>`. */
  dependsOn: string[];
  /** Milliseconds. */
  timeout?: number;
}

/** What a step calls; `unknown` is what the files do not have, as written. */
export type StepTarget =
  | { kind: 'operation'; source: string; key: string; method: string; path: string }
  | { kind: 'channel'; source: string; key: string; action?: string }
  | { kind: 'workflow'; name: WorkflowName; id: string }
  | { kind: 'unknown'; text: string };

/** A value for an operation, or without `in` for an input of a workflow. */
export interface StepParameter {
  name: string;
  in?: string;
  /** A literal, an expression, a text with expressions in braces, or a selector. */
  value: Json;
}

/** The body of a step's request. */
export interface StepBody {
  contentType?: string;
  payload?: Json;
  replacements: { target: string; type: SelectorType | undefined; value: Json }[];
}

/** How a condition or a selector is read; `unknown` is a language or a version that is not among those of the standard. */
export type SelectorType = 'simple' | 'regex' | 'jsonpath' | 'jsonpointer' | 'xpath' | 'unknown';

/** An assertion. */
export interface Criterion {
  /** An expression. */
  context?: string;
  condition: string;
  type: SelectorType;
}

/** What is done after a step. */
export interface StepAction {
  name: string;
  type: 'end' | 'goto' | 'retry';
  /** A step of the same workflow. */
  step?: string;
  workflow?: WorkflowName;
  /** Inputs of the workflow. */
  parameters: StepParameter[];
  /** Seconds. */
  retryAfter?: number;
  retryLimit?: number;
  criteria: Criterion[];
}
