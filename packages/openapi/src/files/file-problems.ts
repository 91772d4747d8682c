import { boundFindings } from '@octavo/core/internal';
import type { Diagnostic } from '@octavo/core';
import { findPieces } from './find-pieces.ts';
import type { SpecFiles } from './spec-files.ts';

/** What is wrong with a file of an API. */
export type FileDiagnostic = Diagnostic & { file: string };

/** Gathers what is wrong with the files of an API. */
export interface FileProblems {
  /** Notes a problem, once; its place is where its file says `piece` first, else the file's beginning. */
  warn(diagnostic: FileDiagnostic, piece?: string): void;
  diagnostics(): Diagnostic[];
}

/** Problems of an API that are told: what has more is not written by hand. */
const MOST_TOLD = 500;

/** Makes an empty list of problems. */
export function createFileProblems(files: Pick<SpecFiles, 'text'>): FileProblems {
  const problems = new Map<string, Problem>();
  return {
    warn(diagnostic, piece) {
      const key = `${diagnostic.code} ${diagnostic.file} ${diagnostic.message}`;
      // One more is kept, to say that there are more.
      if (!problems.has(key) && problems.size <= MOST_TOLD) problems.set(key, { diagnostic, piece, isPlaced: false });
    },
    diagnostics() {
      placeProblems([...problems.values()], files);
      const told = [...problems.values()].map(({ diagnostic }) => diagnostic);
      return boundFindings(told, { most: MOST_TOLD, place: 'this API' });
    },
  };
}

interface Problem {
  diagnostic: FileDiagnostic;
  piece: string | undefined;
  isPlaced: boolean;
}

/** Places are found by the text, in one walk for all problems of a file: what was read does not know where it stood. */
function placeProblems(problems: readonly Problem[], files: Pick<SpecFiles, 'text'>): void {
  const waiting = problems.filter(({ isPlaced }) => !isPlaced);
  for (const file of new Set(waiting.map(({ diagnostic }) => diagnostic.file))) {
    const own = waiting.filter(({ diagnostic }) => diagnostic.file === file);
    const find = findPieces(files.text(file), new Set(own.flatMap(({ piece }) => piece ?? [])));
    for (const problem of own) {
      problem.diagnostic = { ...problem.diagnostic, ...find(problem.piece) };
      problem.isPlaced = true;
    }
  }
}
