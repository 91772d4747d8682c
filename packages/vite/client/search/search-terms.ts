import { splitQuery } from '@octavo/core/browser';
import type { QueryTerm } from '@octavo/core/browser';

/** Words of a question that say nothing about its answer: most pages have them, and the page that answers may not. */
const COMMON = new Set(
  (
    'a an and are as at be by can could do does for from had has have how i if in into is it its me my of on or our should so than that the ' +
    'their then there these they this to us was we were what when where which who why will with would you your'
  ).split(' '),
);

/** The words of a query that are searched for: all of them where they are to be taken as they are, or where none says more. */
export function chooseTerms(text: string, { isExact = false }: { isExact?: boolean } = {}): QueryTerm[] {
  const terms = splitQuery(text);
  const telling = terms.filter(({ text: word, isRun }) => isRun || !COMMON.has(word));
  return isExact || telling.length === 0 ? terms : telling;
}
