/** A source of choices that is the same in every run. */
export interface Random {
  /** A whole number from 0 on, less than `limit`. */
  below(limit: number): number;
  /** One of `choices`, which is not empty. */
  pick<T>(choices: readonly T[]): T;
}

/** Creates a linear congruential generator (modulus 2^32): enough to shuffle a test, the same on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return {
    below,
    pick(choices) {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new Error('There is nothing to pick from.');
      return choice;
    },
  };
}
