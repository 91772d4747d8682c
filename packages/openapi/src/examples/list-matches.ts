import { types } from 'ret';
import type { SetToken, Token, Tokens } from 'ret';
import { holds } from '../patterns/match-pattern.ts';
import { readPattern } from '../patterns/read-pattern.ts';

/** What stands where several characters may: the plain ones first. */
const PLAIN = Array.from(
  'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_. /:@+#=!%&,;$*?~\'"()[]{}<>|^`\\\n\t\u00E9',
  (character) => character.charCodeAt(0),
);

/** No text of an example is longer, nor are all texts that are made of one pattern together. */
const LONGEST = 20_000;
const ALL = 60_000;

/** How a text is made from a pattern: how often a part without an upper end is repeated, and which of its characters and alternatives are taken. */
interface Way {
  times: number;
  choice: number;
}

/**
 * Writes texts that a regular expression may match, the plainest first; look-arounds and `\p{}` are not understood, so each must be tried.
 * None for what cannot be read.
 */
export function* listMatches(pattern: string, { least, most }: { least: number; most: number }): Generator<string> {
  const tokens = readPattern(pattern);
  if (tokens === undefined) return;
  const lengths = [...new Set([1, 4, 2, 3, 8, 0, 16, least, Math.ceil(least / 2), Math.ceil(least / 3), most])].filter(
    (times) => times <= 5000,
  );
  const ways = [0, 1, 2, 3, 5, 7, 11, 13].flatMap((choice) => lengths.map((times): Way => ({ times, choice })));
  const seen = new Set<string>();
  const allowed = new Map<SetToken, readonly number[]>();
  let left = ALL;
  for (const way of ways) {
    if (left <= 0) return;
    const writing: Writing = { left: Math.min(LONGEST, left), groups: [], allowed };
    left -= writing.left;
    const text = write(tokens, way, writing);
    left += writing.left;
    if (!seen.has(text)) yield text;
    seen.add(text);
  }
}

interface Writing {
  /** Characters that may still be written. */
  left: number;
  groups: string[];
  /** The characters that stand for a set, found once. */
  allowed: Map<SetToken, readonly number[]>;
}

function write(token: Tokens, way: Way, writing: Writing): string {
  switch (token.type) {
    case types.CHAR:
      writing.left -= 1;
      return String.fromCharCode(token.value);
    case types.SET:
      writing.left -= 1;
      return chooseCharacter(token, way, writing);
    case types.REPETITION:
      return repeat(token, way, writing);
    case types.REFERENCE: {
      const text = writing.groups[token.value - 1] ?? '';
      writing.left -= text.length;
      return text;
    }
    case types.POSITION:
      return '';
    default:
      return writeGroup(token, way, writing);
  }
}

function writeGroup(token: Extract<Tokens, { stack?: Token[] }>, way: Way, writing: Writing): string {
  if ('followedBy' in token && (token.followedBy === true || token.notFollowedBy === true || token.lookBehind === true)) return '';
  const stack = token.options === undefined ? token.stack : token.options[way.choice % token.options.length];
  const text = (stack ?? []).map((one) => write(one, way, writing)).join('');
  if ('remember' in token && token.remember) writing.groups.push(text);
  return text;
}

function repeat({ min, max, value }: Extract<Tokens, { min: number }>, way: Way, writing: Writing): string {
  let text = '';
  const times = Math.min(Math.max(min, way.times), max);
  for (let count = 0; count < times && writing.left > 0; count += 1) {
    // What writes nothing is written once.
    const part = write(value, { ...way, choice: way.choice * (count + 1) }, writing);
    if (part === '') break;
    text += part;
  }
  return text;
}

function chooseCharacter(set: Extract<Tokens, { set: SetToken[] }>, { choice }: Way, writing: Writing): string {
  const allowed = writing.allowed.get(set) ?? PLAIN.filter((code) => holds(set, code));
  writing.allowed.set(set, allowed);
  const code = allowed[choice % Math.max(allowed.length, 1)] ?? findFirst(set);
  return code === undefined ? '' : String.fromCharCode(code);
}

function findFirst(token: SetToken): number | undefined {
  if (token.type === types.CHAR) return token.value;
  return token.type === types.RANGE ? token.from : token.set.map(findFirst).find((code) => code !== undefined);
}
