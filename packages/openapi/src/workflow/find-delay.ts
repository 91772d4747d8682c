import { findOwn } from '../value/json-value.ts';
import type { StepAction } from '../model/workflow.ts';
import type { StepExchange } from './value-scope.ts';

/** The longest that a run waits, in seconds: a reader is watching it. */
const LONGEST = 60;

/** Seconds before a step is tried again: what the server asks for (`Retry-After`) comes before what the file says. */
export function findDelay(
  { retryAfter = 0 }: Pick<StepAction, 'retryAfter'>,
  exchange: StepExchange | undefined,
  now = Date.now(),
): number {
  const asked = findOwn(exchange?.response?.header, 'retry-after');
  const seconds = typeof asked !== 'string' ? NaN : /^\d+$/.test(asked.trim()) ? Number(asked) : (Date.parse(asked) - now) / 1000;
  return Math.min(Math.max(Number.isNaN(seconds) ? retryAfter : seconds, 0), LONGEST);
}
