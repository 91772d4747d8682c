import type { JsonObject } from '../json.ts';
import type { Problem } from './problem.ts';
import type { Rule } from './rules/rule.ts';

/** Finds the breaches of all rules that take several fields together. */
export function checkRules(rules: readonly Rule[], config: JsonObject): Problem[] {
  return rules.flatMap(({ code, severity, check }) =>
    check(config).map(({ message, hint, path, part = 'value', isDropped = false }): Problem => ({
      code,
      severity,
      message,
      hint,
      path,
      part,
      isDropped,
    })),
  );
}
