import { parseArgs } from 'node:util';

/** What the benchmark is asked to measure. */
export interface BenchOptions {
  /** Sizes of the sites, in pages. */
  pages: number[];
  /** How often each kind of edit is made. */
  edits: number;
  /** How often the dev server is started cold, and how often warm. */
  starts: number;
  /** Milliseconds between an edit that has shown and the next one. */
  pause: number;
  /** The kinds of edit to make, by a part of their name; empty for all. */
  only: string;
}

/** Parses the command line; throws for what cannot be meant. */
export function parseBenchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string', default: '20,1000' },
      edits: { type: 'string', default: '20' },
      starts: { type: 'string', default: '3' },
      pause: { type: 'string', default: '300' },
      only: { type: 'string', default: '' },
    },
  });
  return {
    pages: values.pages.split(',').map((text) => parseCount('pages', text, 4)),
    edits: parseCount('edits', values.edits, 0),
    starts: parseCount('starts', values.starts, 1),
    pause: parseCount('pause', values.pause, 0),
    only: values.only,
  };
}

function parseCount(name: string, text: string, least: number): number {
  const count = Number(text);
  if (text.trim() === '' || !Number.isInteger(count) || count < least) {
    throw new Error(`--${name} takes whole numbers from ${least}, but it is \`${text}\`.`);
  }
  return count;
}
