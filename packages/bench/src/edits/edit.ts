import type { Probe } from '../browser/probe.ts';

/** One kind of edit that an author makes. Rounds count from 1. */
export interface Edit {
  name: string;
  /** The files to write, in this order; paths from the site's root. */
  change(read: (file: string) => string, round: number): readonly FileChange[];
  /** How the open page tells that it shows the edit. */
  probe(round: number): Probe;
}

/** A file's new text. */
export interface FileChange {
  file: string;
  text: string;
}

/** An edit that puts something else in the place of what a pattern finds in one file; throws when the text stays as it is. */
export function replaceIn(file: string, pattern: RegExp, replacement: (round: number) => string): Edit['change'] {
  return (read, round) => {
    const before = read(file);
    const text = before.replace(pattern, replacement(round));
    if (text === before) throw new Error(`The edit of ${file} changes nothing.`);
    return [{ file, text }];
  };
}

/** `7` -> `007`: no number is the start of another one. */
export function mark(round: number): string {
  return String(round).padStart(3, '0');
}
