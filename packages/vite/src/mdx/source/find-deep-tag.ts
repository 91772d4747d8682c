import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** Elements in each other that are still read: no page has a tenth of them, and what follows the parser runs out of stack. */
const LEVELS = 300;

const OPENING = /<[a-z]/gi;
/** Not `<https://a.b>` and `<me@a.b>`, which are addresses. */
const TAG = /<(\/?)([a-z][\w.:-]*)(?=\s|\/?>)|\/>/gi;

/** Elements of HTML without an end tag, and those that the next one ends: a list of them is not nested. */
const WITHOUT_END =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr|p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|optgroup|rt|rp)$/i;

/** Finds the offset of the first tag that stands in three hundred open ones: `<b><b>…`. Undefined where there is none; tags in code are none. */
export function findDeepTag(text: string, scan: () => readonly SourceRange[]): number | undefined {
  if ((text.match(OPENING)?.length ?? 0) <= LEVELS) return undefined;
  const ranges = scan();
  let depth = 0;
  // Whether the next `/>` ends an element that has no end tag.
  let isVoid = false;
  for (const { 1: slash, 2: name, index } of text.matchAll(TAG)) {
    if (isInRanges(ranges, index)) continue;
    const wasVoid = isVoid;
    isVoid = name !== undefined && WITHOUT_END.test(name);
    if (isVoid || (name === undefined && wasVoid)) continue;
    depth = Math.max(0, depth + (slash === '' ? 1 : -1));
    if (depth > LEVELS) return index;
  }
  return undefined;
}
