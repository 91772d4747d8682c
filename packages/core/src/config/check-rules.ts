import type { JsonObject } from './json-value.ts';
import type { Problem } from './problem.ts';
import { RULES } from './rules/rules.ts';

/** Finds the breaches of all rules that take several fields together. */
export function checkRules(config: JsonObject): Problem[] {
  return RULES.flatMap(({ code, severity, check }) =>
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
