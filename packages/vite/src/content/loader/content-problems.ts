import type { Diagnostic } from '@octavo/core';
import { breaksPage } from './breaks-page.ts';

/** What is wrong with the files of content that were loaded, by their paths. */
export interface ContentProblems {
  /** Replaces what was found as the file's module was made. */
  set(file: string, diagnostics: Diagnostic[]): void;
  /** Replaces what was found where the file's module was used. */
  note(file: string, diagnostics: Diagnostic[]): void;
  /** Forgets what was noted: the file is another one. */
  forgetNotes(file: string): void;
  forget(file: string): void;
  /** True while the file's own module does not work. */
  isBroken(file: string): boolean;
  has(file: string): boolean;
  noted(): Diagnostic[];
  all(): Diagnostic[];
}

/** Makes an empty record, which keeps diagnostics as they are to be told. */
export function createContentProblems(toTold: (diagnostics: Diagnostic[]) => Diagnostic[]): ContentProblems {
  const found = new Map<string, Diagnostic[]>();
  const noted = new Map<string, Diagnostic[]>();
  return {
    set: (file, diagnostics) => void found.set(file, toTold(diagnostics)),
    note: (file, diagnostics) => void noted.set(file, toTold(diagnostics)),
    forgetNotes: (file) => void noted.delete(file),
    forget(file) {
      for (const record of [found, noted]) record.delete(file);
    },
    isBroken: (file) => found.get(file)?.some(breaksPage) ?? false,
    has: (file) => (found.get(file)?.length ?? 0) + (noted.get(file)?.length ?? 0) > 0,
    noted: () => [...noted.values()].flat(),
    all: () => [...found.values(), ...noted.values()].flat(),
  };
}
