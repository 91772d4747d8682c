import type { Expression as AcornExpression, Program as AcornProgram } from 'acorn';
import type { Expression, Program } from 'estree-jsx';

/** Takes a tree of Acorn's for one of ESTree's: it is the same, and Acorn calls its types otherwise. */
export function toEstree(node: AcornProgram): Program;
export function toEstree(node: AcornExpression): Expression;
export function toEstree(node: AcornProgram | AcornExpression): unknown {
  return node;
}
