import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** Characters that the parser looks through for what closes runs of backticks, in vain. A quarter of a second is ten million. */
const MOST = 10_000_000;

const RUN = /`+/g;
const BLANK = /\n[ \t>]*(?=\n|$)/g;

/**
 * Finds the offset of the run of backticks that is one too many without another of its length behind it: the parser looks for that to the end
 * of the paragraph. Undefined where there is none; runs in code are none.
 */
export function findOpenBackticks(text: string, scan: () => readonly SourceRange[]): number | undefined {
  return findExcess(text, []) === undefined ? undefined : findExcess(text, scan());
}

function findExcess(text: string, code: readonly SourceRange[]): number | undefined {
  let [start, looked] = [0, 0];
  for (const end of [...Array.from(text.matchAll(BLANK), ({ index }) => index), text.length]) {
    for (const at of listOpen(text.slice(start, end))) {
      if (isInRanges(code, start + at)) continue;
      looked += end - start - at;
      if (looked > MOST) return start + at;
    }
    start = end;
  }
  return undefined;
}

/** The offsets of the runs of a paragraph that nothing closes. */
function listOpen(paragraph: string): number[] {
  if (!paragraph.includes('`')) return [];
  const runs = Array.from(paragraph.matchAll(RUN), ({ 0: { length }, index }) => ({ length, index }));
  const last = new Map(runs.map(({ length, index }) => [length, index]));
  const open: number[] = [];
  // The run that is being closed: what stands before is code.
  let closing: number | undefined;
  for (const { length, index } of runs) {
    if (closing !== undefined) closing = length === closing ? undefined : closing;
    else if (last.get(length) === index) open.push(index);
    else closing = length;
  }
  return open;
}
