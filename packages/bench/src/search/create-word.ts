const STARTS = ['b', 'br', 'c', 'cl', 'd', 'dr', 'f', 'fl', 'g', 'h', 'k', 'l', 'm', 'n', 'p', 'pr', 'r', 's', 'st', 'tr', 'v', 'w'];
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ai', 'ea', 'ou'];
const ENDS = ['n', 'r', 'l', 'm', 't', 'd', 'ck', 'sh'];

/** Makes up the word of a number, each another one: `0` -> `baban`. */
export function createWord(number: number): string {
  const first = STARTS[number % STARTS.length] ?? '';
  const rest = Math.floor(number / STARTS.length);
  const [vowel = '', second = ''] = [VOWELS[rest % VOWELS.length], STARTS[Math.floor(rest / VOWELS.length) % STARTS.length]];
  const last = Math.floor(rest / VOWELS.length / STARTS.length);
  return `${first}${vowel}${second}a${ENDS[last % ENDS.length]}`;
}
