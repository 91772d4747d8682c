import type { Json } from '@octavo/core';
import type { DynamicScope } from './dynamic-scope.ts';

/** A value and where it is written. */
export interface Place {
  source: string;
  pointer: string;
  value: Json | undefined;
  /** What the dynamic names of its schema mean, where the way to it tells. */
  scope?: DynamicScope | undefined;
}
