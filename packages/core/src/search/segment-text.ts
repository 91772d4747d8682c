/** A character of a script that is written without spaces, or with words that carry endings: Chinese, Japanese, Korean, Thai and others. */
const UNSPACED = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}\u30FC\u3001-\u3011\uFF01-\uFF0F\uFF1A-\uFF20]`;
const BORDER = new RegExp(String.raw`(?<=${UNSPACED}\p{M}*)(?=[^\s\p{M}])|(?<=\S)(?=${UNSPACED})`, 'gu');
const JOINT = new RegExp(String.raw`\| (?=${UNSPACED})|(?<=${UNSPACED}\p{M}*)\| `, 'gu');
const TOKEN = new RegExp(String.raw`(?:${UNSPACED}\p{M}*)+|(?:(?!${UNSPACED})[\p{L}\p{N}\p{M}])+`, 'gu');
const HAS_UNSPACED = new RegExp(UNSPACED, 'u');

/**
 * Sets the characters of scripts without spaces apart, so that an index of words finds any sequence of them: `API密钥` -> `API| 密| 钥`.
 * The mark tells the new spaces from those of the text; an index drops it as punctuation.
 */
export function segmentText(text: string): string {
  return HAS_UNSPACED.test(text) ? text.replace(BORDER, '| ') : text;
}

/** What `segmentText` was given: `API| 密| 钥` -> `API密钥`. */
export function joinSegments(text: string): string {
  return text.includes('| ') ? text.replace(JOINT, '') : text;
}

/** A word of a query, or a run of characters of a script without spaces, which stands in a text in one piece. */
export interface QueryTerm {
  text: string;
  isRun: boolean;
}

/** Takes a query apart: `Set API密钥` -> `set`, `api`, and the run `密钥`. Punctuation parts words, as it does in the index. */
export function splitQuery(text: string): QueryTerm[] {
  const terms = text.toLowerCase().match(TOKEN) ?? [];
  return terms.filter((term) => /[\p{L}\p{N}]/u.test(term)).map((term) => ({ text: term, isRun: HAS_UNSPACED.test(term) }));
}

/** Stands between the groups above a page in what an index keeps of it: white space alone does not survive there. */
export const TRAIL_MARK = ' › ';
