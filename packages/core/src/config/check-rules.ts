import type { JsonObject } from '../json.ts';
import type { Problem } from './problem.ts';
import type { Rule } from './rules/rule.ts';

/** Finds the breaches of all rules that take several fields together: `most` of each rule. */
export function checkRules(rules: readonly Rule[], config: JsonObject, most: number): Problem[] {
  return rules.flatMap(({ code, severity, check }) => {
    const problems: Problem[] = [];
    for (const { message, hint, path, part = 'value', isDropped = false } of check(config)) {
      if (problems.push({ code, severity, message, hint, path, part, isDropped }) === most) break;
    }
    return problems;
  });
}
