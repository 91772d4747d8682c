import type { Diagnostic } from '@octavo/core';

/** How many warnings of one code the terminal shows whole at a time. */
const WHOLE = 3;

/** What the terminal shows of problems that came up at once: all errors, of each code's warnings the first, and a line that counts the rest. */
export function shortenProblems(problems: readonly Diagnostic[]): { shown: Diagnostic[]; rest: string[] } {
  const counts = new Map<string, number>();
  const shown = problems.filter(({ code, severity }) => {
    if (severity === 'error') return true;
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= WHOLE;
  });
  const rest = [...counts].filter(([, count]) => count > WHOLE);
  return { shown, rest: rest.map(([code, count]) => `${count - WHOLE} more of ${code}: \`octavo check\` lists them.`) };
}
