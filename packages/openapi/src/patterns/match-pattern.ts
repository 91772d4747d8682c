import { types } from 'ret';
import type { Group, Root, SetToken, Tokens } from 'ret';

/** What matches may cost, in characters that are looked at. */
export interface MatchEffort {
  left: number;
}

interface Matching {
  text: string;
  effort: MatchEffort;
}

/**
 * Whether a text matches a pattern somewhere, found by all ways at once: where a part may end follows from where it may begin, so that no
 * way is gone twice. False too for what is not understood (back-references, looking behind), and for what costs more than is left of the effort:
 * nothing of it is left then.
 */
export function matchPattern(pattern: Tokens, text: string, effort: MatchEffort): boolean {
  const starts = new Set(Array.from({ length: text.length + 1 }, (_, index) => index));
  return findEnds(pattern, starts, { text, effort }).size > 0 && effort.left >= 0;
}

/** Whether a character is in a set of a pattern. */
export function holds(token: SetToken, code: number): boolean {
  if (token.type === types.CHAR) return token.value === code;
  if (token.type === types.RANGE) return token.from <= code && code <= token.to;
  return token.set.some((one) => holds(one, code)) !== token.not;
}

const NOWHERE: ReadonlySet<number> = new Set();

function findEnds(token: Tokens, starts: ReadonlySet<number>, matching: Matching): ReadonlySet<number> {
  const { text, effort } = matching;
  effort.left -= starts.size + 1;
  if (effort.left < 0 || starts.size === 0) return NOWHERE;
  switch (token.type) {
    case types.CHAR:
    case types.SET:
      return new Set([...starts].flatMap((at) => (at < text.length && holds(token, text.charCodeAt(at)) ? [at + 1] : [])));
    case types.POSITION:
      return new Set([...starts].filter((at) => isAt(token.value, at, text)));
    case types.REPETITION:
      return repeat(token, starts, matching);
    case types.REFERENCE:
      effort.left = -1;
      return NOWHERE;
    default:
      return findGroupEnds(token, starts, matching);
  }
}

function findGroupEnds(group: Root | Group, starts: ReadonlySet<number>, matching: Matching): ReadonlySet<number> {
  const follow = (from: ReadonlySet<number>): Set<number> =>
    new Set((group.options ?? [group.stack ?? []]).flatMap((list) => [...list.reduce((ends, one) => findEnds(one, ends, matching), from)]));
  const { followedBy = false, notFollowedBy = false, lookBehind = false } = group.type === types.GROUP ? group : {};
  if (lookBehind) matching.effort.left = -1;
  if (!followedBy && !notFollowedBy) return follow(starts);
  return new Set([...starts].filter((at) => follow(new Set([at])).size > 0 === followedBy));
}

function repeat(
  { min, max, value }: Extract<Tokens, { min: number }>,
  starts: ReadonlySet<number>,
  matching: Matching,
): ReadonlySet<number> {
  let ends = starts;
  for (let count = 0; count < min && ends.size > 0; count += 1) ends = findEnds(value, ends, matching);
  const all = new Set(ends);
  let fresh = ends;
  for (let count = min; count < max && fresh.size > 0; count += 1) {
    fresh = new Set([...findEnds(value, fresh, matching)].filter((at) => !all.has(at)));
    for (const at of fresh) all.add(at);
  }
  return all;
}

function isAt(position: string, at: number, text: string): boolean {
  if (position === '^') return at === 0;
  if (position === '$') return at === text.length;
  const isBorder = /\w/.test(text.charAt(at - 1)) !== /\w/.test(text.charAt(at));
  return isBorder === (position === 'b');
}
