import type { Diagnostic } from '@octavo/core';
import { paths } from '../disk/paths.ts';

/** A finding as the overlay shows it. */
export interface ShownProblem extends Diagnostic {
  /** The address of the dev server that opens the place in the writer's editor; absent where there is no file. */
  editor?: string;
}

/** Puts errors first, and what stands in the files (absolute paths) of the open page before the rest; otherwise the order stays. */
export function rankProblems(
  problems: readonly Diagnostic[],
  { root, base, files }: { root: string; base: string; files: ReadonlySet<string> },
): ShownProblem[] {
  const locate = ({ file }: Diagnostic): string | undefined => (file === undefined ? undefined : paths.resolve(root, file));
  const rank = (problem: Diagnostic): number => (problem.severity === 'error' ? 0 : 2) + (files.has(locate(problem) ?? '') ? 0 : 1);
  return problems
    .toSorted((a, b) => rank(a) - rank(b))
    .map((problem) => {
      const file = locate(problem);
      if (file === undefined) return problem;
      const place = [file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
      return { ...problem, editor: `${base}__open-in-editor?file=${encodeURIComponent(place)}` };
    });
}
