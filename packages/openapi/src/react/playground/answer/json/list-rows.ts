import { kindOfValue } from './scan-json.ts';
import type { JsonIndex } from './scan-json.ts';

/**
 * The lines of a laid out JSON text as numbers: a value's own line, or `~value` for the line that closes it. Values that are `closed`, and
 * those that hold nothing, have one line; `isShown` leaves values out with all that is in them.
 */
export function listRows(
  index: JsonIndex,
  { closed, isShown = () => true }: { closed: ReadonlySet<number>; isShown?: ((value: number) => boolean) | undefined },
): number[] {
  const { starts, nexts } = index;
  const rows: number[] = [];
  const open: number[] = [];
  for (let value = 0; value <= starts.length;) {
    for (let last = open.at(-1); last !== undefined && nexts[last] === value; last = open.at(-1)) {
      rows.push(~last);
      open.pop();
    }
    if (value === starts.length) break;
    const next = nexts[value] ?? starts.length;
    if (!isShown(value)) {
      value = next;
      continue;
    }
    rows.push(value);
    const isOpen = kindOfValue(index, value) !== 'plain' && next > value + 1 && !closed.has(value);
    if (isOpen) open.push(value);
    value = isOpen ? value + 1 : next;
  }
  return rows;
}
