import type { Json } from '@octavo/core';
import { createTries } from '../patterns/create-tries.ts';
import { listPatterns } from './list-patterns.ts';

/** How many values may still be looked at: `$..*..*` leads over each of them many times. */
export interface Looks {
  left: number;
}

/** What an expression asks for is too much: the end of a sentence, and what helps. */
export interface TooMuch {
  problem: string;
  hint?: string;
}

/** Thrown where it is, since the library that follows expressions cannot be stopped in another way. */
export class TooMuchError extends Error {
  readonly tooMuch: TooMuch;

  constructor(tooMuch: TooMuch) {
    super(tooMuch.problem);
    this.tooMuch = tooMuch;
  }
}

/** Ways in which a regular expression may be tried on a text, for the time that it takes to look at a value. */
const TRIES = 1000;

/** Makes what gives a value for a JSONPath expression to follow: the same, but each member that is asked for is counted, and what is tried on a text. */
export function createLook(expression: string, looks: Looks): (value: Json) => Json {
  const costOf = createTextCost(expression);
  const pay = (cost: number, tooMuch: TooMuch): void => {
    if (cost > looks.left) throw new TooMuchError(tooMuch);
    looks.left -= cost;
  };
  const look = (value: Json): Json => {
    if (typeof value === 'string') pay(costOf(value.length), PATTERNS);
    if (typeof value !== 'object' || value === null) return value;
    return new Proxy(value, {
      get(target, name) {
        pay(1, VALUES);
        return look(Reflect.get(target, name));
      },
    });
  };
  pay(costOf(0), PATTERNS);
  return look;
}

/** What a text of some length costs in looks. */
function createTextCost(expression: string): (length: number) => number {
  const patterns = listPatterns(expression).map((pattern) => (pattern === undefined ? () => Infinity : createTries(pattern)));
  if (patterns.length === 0) return () => 0;
  // Many texts are of one length.
  const known = new Map<number, number>();
  return (length) => {
    const cost = known.get(length) ?? patterns.reduce((sum, triesOf) => sum + triesOf(length), expression.length) / TRIES;
    known.set(length, cost);
    return cost;
  };
}

const VALUES: TooMuch = { problem: 'looks at too many values.' };
const PATTERNS: TooMuch = {
  problem: 'tries regular expressions that could take too long.',
  hint: "Use fewer repetitions: `search(@.name, 'a.*b')` instead of `match(@.name, '.*a.*b.*')`.",
};
