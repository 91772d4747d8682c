import type { SampleName } from './list-sample-names.ts';

/**
 * The last name before a place of a sample, in its line, in each way that it may be meant: `"name": ` is a field of a body, and is written as a
 * header is.
 */
export function findNamesAt(names: readonly SampleName[], { text, offset }: { text: string; offset: number }): SampleName[] {
  const line = text.lastIndexOf('\n', offset - 1);
  const before = names.filter(({ start }) => start > line && start <= offset);
  const nearest = Math.max(...before.map(({ start }) => start));
  return before.filter(({ end }) => end > nearest);
}
