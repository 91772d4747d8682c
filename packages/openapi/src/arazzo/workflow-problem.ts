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
  /** What there is. */
  known: readonly string[];
  /** ` of the step \`find\`` */
  of?: string;
}

/** A name that nothing has; the hint is the one that is written most like it. */
export function unknownName(pointer: string, { what, name, known, of = '' }: UnknownName): WorkflowProblem {
  const nearest = findNearest(name, known);
  return {
    pointer,
    code: 'openapi/workflow-reference',
    severity: 'error',
    message: `Unknown ${what} \`${name}\`${of}.`,
    hint:
      nearest === undefined
        ? `Fix the name${
            known.length === 0
              ? ''
              : `: one of ${known
                  .slice(0, 10)
                  .map((one) => `\`${one}\``)
                  .join(', ')}`
          }.`
        : `Did you mean \`${nearest}\`?`,
  };
}

/** What is not well-formed. */
export function invalid(pointer: string, message: string, hint?: string): WorkflowProblem {
  return { pointer, code: 'openapi/workflow', severity: 'error', message, ...(hint !== undefined && { hint }) };
}

/** An expression or a condition that cannot be evaluated. */
export function badExpression(pointer: string, message: string, hint?: string): WorkflowProblem {
  return { pointer, code: 'openapi/workflow-expression', severity: 'error', message, ...(hint !== undefined && { hint }) };
}
