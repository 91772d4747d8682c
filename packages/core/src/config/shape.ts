import type { Json } from '../json.ts';
import type { Config } from './config.ts';
import type { ConfigPath } from './config-path.ts';
import type { Problem } from './problem.ts';
import type { Rule } from './rules/rule.ts';
import type * as v from 'valibot';

/** One of the shapes that a config may be written in: what `parseConfig` needs to know of it. */
export interface ConfigShape {
  schema: v.GenericSchema<unknown, Config>;
  /** What takes several fields together. */
  rules: readonly Rule[];
  /** True where a wrong value is never worse than a warning: it is left out, and the site is good without it. */
  isMinor(path: ConfigPath): boolean;
  /** What the other shape calls an unknown key, and what this one does; empty when neither knows it. */
  findForeignKeys(path: ConfigPath, value: Json): Problem[];
  /** What stands in for a required field that is missing or wrong. */
  findStandIn(path: ConfigPath): Json | undefined;
}
