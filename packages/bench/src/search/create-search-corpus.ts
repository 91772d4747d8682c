import { createRandom } from '../../../../playground/harness/create-random.ts';
import type { Random } from '../../../../playground/harness/create-random.ts';
import { createCorpus } from '../corpus/create-corpus.ts';
import type { Corpus } from '../corpus/create-corpus.ts';
import { createWord } from './create-word.ts';

/** The words of a large site, the frequent ones first, and how many of them stand in its headings. */
const WORDS: readonly string[] = Array.from({ length: 6000 }, (_, number) => createWord(number));
const HEADING_WORDS = 2500;

/**
 * Creates a site whose pages have words of their own: the plain corpus repeats a few hundred, and the index of few words is small. The same
 * size gives the same files.
 */
export function createSearchCorpus(count: number): Corpus {
  const files = Object.entries(createCorpus(count));
  return Object.fromEntries(files.map(([file, text]) => [file, file.startsWith('area-') ? addWords(text, file) : text]));
}

function addWords(text: string, file: string): string {
  const random = createRandom(Number(/page-(\d+)/.exec(file)?.[1]) * 104_729);
  const sentence = (): string => `${Array.from({ length: 14 }, () => pickWord(random, WORDS.length)).join(' ')}.`;
  const heading = (): string => pickWord(random, HEADING_WORDS);
  return text
    .replace(/^title: .*$/m, (line) => `${line} ${heading()} ${heading()}`)
    .replace(/^##+ .*$/gm, (line) => `${line} ${heading()}\n\n${sentence()} ${sentence()}`);
}

/** Frequent words come more often, as in any language. */
function pickWord(random: Random, most: number): string {
  return random.pick(WORDS.slice(0, Math.min(most, random.pick([60, 500, 2000, WORDS.length]))));
}
