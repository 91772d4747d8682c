import type { Diagnostic } from '@octavo/core';
import { findNearest } from '@octavo/core/internal';

/** What is wrong at a place of an Arazzo file. */
export interface WorkflowProblem {
  /** `/workflows/0/steps/1/operationId` */
  pointer: string;
  code: Extract<Diagnostic['code'], `openapi/workflow${string}`>;
  severity: 'error' | 'warning';
  message: string;
  hint?: string;
}

/** A name that nothing has. */
export interface UnknownName {
  /** `step` */
  what: string;
  name: string;
  /** What there is; asked for where the problem is told. */
  known: readonly string[];
  /** ` of the step \`find\`` */
  of?: string;
}

/** A name that nothing has; the hint is the one that is written most like it. */
export function unknownName(pointer: string, unknown: UnknownName): WorkflowProblem {
  const { what, name, of = '' } = unknown;
  return {
    pointer,
    code: 'openapi/workflow-reference',
    severity: 'error',
    message: `Unknown ${what} \`${name}\`${of}.`,
    // Found where it is told: to compare one of ten thousand names with as many takes milliseconds.
    get hint() {
      return suggest(name, unknown.known);
    },
  };
}

function suggest(name: string, known: readonly string[]): string {
  const nearest = findNearest(name, known);
  if (nearest !== undefined) return `Did you mean \`${nearest}\`?`;
  const first = known.slice(0, 10).map((one) => `\`${one}\``);
  return first.length === 0 ? 'Fix the name.' : `Fix the name: one of ${first.join(', ')}.`;
}

/** What is not well-formed. */
export function invalid(pointer: string, message: string, hint?: string): WorkflowProblem {
  return { pointer, code: 'openapi/workflow', severity: 'error', message, ...(hint !== undefined && { hint }) };
}

/** An expression or a condition that cannot be evaluated. */
export function badExpression(pointer: string, message: string, hint?: string): WorkflowProblem {
  return { pointer, code: 'openapi/workflow-expression', severity: 'error', message, ...(hint !== undefined && { hint }) };
}
