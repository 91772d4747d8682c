import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** Elements in each other that are still read: no page has a tenth of them, and what follows the parser runs out of stack. */
const LEVELS = 300;

const OPENING = /<[a-z]/gi;
const TAG = /<(\/?)([a-z][\w.:-]*)|\/>/gi;

/** Elements of HTML without an end tag, and those that the next one ends: a list of them is not nested. */
const WITHOUT_END =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|optgroup|rt|rp)$/i;

/** Finds the offset of the first tag that stands in three hundred open ones: `<b><b>…`. Undefined where there is none; tags in code are none. */
export function findDeepTag(text: string, scan: () => readonly SourceRange[]): number | undefined {
  if ((text.match(OPENING)?.length ?? 0) <= LEVELS) return undefined;
  const ranges = scan();
  let depth = 0;
  // Whether the tag that was read last is one of those that count: `/>` ends it.
  let counts = false;
  for (const { 1: slash, 2: name, index } of text.matchAll(TAG)) {
    if (isInRanges(ranges, index)) continue;
    if (name !== undefined) counts = !WITHOUT_END.test(name);
    if (!counts) continue;
    depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    if (depth > LEVELS) return index;
  }
  return undefined;
}
