import type { SearchAnswer, SearchPage, SearchQuery } from '@octavo/theme';
import { BOOST_FILTER } from '@octavo/core/browser';
import type { QueryTerm } from '@octavo/core/browser';
import type { OpenIndex } from './open-index.ts';
import type { PagefindAnswer } from './pagefind.ts';
import { boostResults } from './search-boost.ts';
import { correctQuery } from './search-correct.ts';
import { mergeResults } from './search-merge.ts';
import { findPages, isFound, prepareResult } from './search-pages.ts';
import type { ResultFragment } from './search-pages.ts';
import { chooseTerms } from './search-terms.ts';

/** An index that is open. */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchAnswer>;
  /** Fetches what a wrong letter is corrected by. */
  prepare(language: string | undefined): Promise<unknown>;
  close(): Promise<void>;
}

/** Pages whose text is fetched and shown. */
const SHOWN = 12;
/** Of these, pages that are shown at once: as many as the dialog has room for. The others follow. */
const FIRST = 4;
/** A letter finds half of the site, and takes long to. */
const SHORTEST = 2;
const EMPTY: SearchAnswer = { pages: [], shown: 0, total: 0, versions: {} };

/** Makes the engine of an index that is open. Rejects when a part of it cannot be had. */
export async function createEngine({ pagefind, readVocabulary }: OpenIndex): Promise<SearchEngine> {
  // Fetches the index's own head: a failure is known now, not while the reader waits for results.
  const { version: versions = {}, [BOOST_FILTER]: boosts = {} } = await pagefind.filters();
  const hasVersions = Object.keys(versions).length > 1;

  /** Pages that have every term; a run of characters in one piece. */
  const ask = async (terms: readonly QueryTerm[], scope: Scope): Promise<PagefindAnswer> => {
    const filters = toFilters(scope);
    const words = terms.map(spell).join(' ');
    const answer = await pagefind.search(words, { filters });
    const runs = terms.filter((term) => term.isRun && [...term.text].length > 1);
    const exact = await Promise.all(runs.map((term) => pagefind.search(`"${spell(term)}"`, { filters })));
    const sets = exact.map((one) => new Set(one?.results.map(({ id }) => id)));
    const found = (answer?.results ?? []).filter(({ id }) => sets.every((set) => set.has(id)));
    const results = await boostResults(found, Object.keys(boosts), async (boost) => {
      const boosted = await pagefind.search(words, { filters: { ...filters, [BOOST_FILTER]: boost } });
      return boosted?.results ?? [];
    });
    // Pagefind's totals are of all languages.
    const isCounted = hasVersions && scope.language !== undefined;
    const own = isCounted ? await pagefind.search(words, { filters: toFilters({ language: scope.language }) }) : undefined;
    return { results, totalFilters: own?.filters ?? answer?.totalFilters ?? {} };
  };
  const show = async (terms: readonly QueryTerm[], { results, totalFilters }: PagefindAnswer): Promise<Found> => {
    const read = (from: number, to: number): Promise<ResultFragment[]> =>
      Promise.all(results.slice(from, to).map(async ({ data, words: places }) => prepareResult(await data(), places)));
    let rest: Promise<ResultFragment[]> | undefined;
    return {
      terms,
      first: await read(0, FIRST),
      readRest: () => (rest ??= read(FIRST, SHOWN)),
      total: results.length,
      versions: hasVersions ? (totalFilters['version'] ?? {}) : {},
    };
  };
  const findAll = async (terms: readonly QueryTerm[], scope: Scope): Promise<Found> => show(terms, await ask(terms, scope));
  /** One after the other: Pagefind keeps the places of the last query in what it keeps of a page. */
  const findSome = async (terms: readonly QueryTerm[], scope: Scope): Promise<Found> => {
    const answers: PagefindAnswer[] = [];
    for (const term of terms) answers.push(await ask([term], scope));
    const [first, ...others] = answers;
    if (first === undefined || others.length === 0) return show(terms, first ?? { results: [], totalFilters: {} });
    return show(terms, { results: mergeResults(answers.map(({ results }) => results)), totalFilters: {} });
  };
  /** The words that no page has, of whatever version. */
  const findMissed = async (found: Found, scope: Scope): Promise<Set<string>> => {
    const { terms } = found;
    const missed = new Set<string>();
    for (const term of terms) {
      const isAsked = found.total > 0 || (terms.length === 1 && scope.version === undefined);
      const asked = isAsked ? found : await findAll([term], { language: scope.language });
      // Nearly always, the best pages hold it where any does.
      if (!isFound(term, asked.first) && !isFound(term, await asked.readRest())) missed.add(term.text);
    }
    return missed;
  };

  return {
    async search({ text, version, language, isExact = false }) {
      const scope = { version, language };
      const terms = chooseTerms(text, { isExact });
      if (terms.every((term) => !term.isRun && [...term.text].length < SHORTEST)) return EMPTY;
      const found = await findAll(terms, scope);
      const missed = await findMissed(found, scope);
      if (found.total > 0 && missed.size === 0) return toAnswer(found);
      // Who asks for what only another version has is shown that.
      const elsewhere = missed.size === 0 && version !== undefined ? await findAll(terms, { language }) : undefined;
      if (elsewhere !== undefined && elsewhere.total > 0) return { ...toAnswer(elsewhere), isElsewhere: true };
      const corrected = isExact || missed.size === 0 ? undefined : correctQuery(text, missed, await readVocabulary(language));
      const better = corrected === undefined ? terms : chooseTerms(corrected);
      if (corrected !== undefined) {
        const again = await findAll(better, scope);
        if (again.total > 0) return { ...toAnswer(again), corrected };
      }
      // What Pagefind offers for a word that it does not know begins like it by chance.
      const known = better.filter((term) => !missed.has(term.text));
      const some = known.length === 0 ? undefined : await findSome(known, scope);
      if (some === undefined) return EMPTY;
      return {
        ...toAnswer(some),
        // Another version may have all words.
        versions: found.versions,
        ...(terms.length > 1 && some.total > 0 && { isPartial: true, ...(corrected !== undefined && { corrected }) }),
      };
    },
    prepare: readVocabulary,
    close: () => pagefind.destroy(),
  };
}

/** Where is searched. */
type Scope = Pick<SearchQuery, 'version' | 'language'>;

function toFilters({ version, language }: Scope): Record<string, string> {
  return { ...(version !== undefined && { version }), ...(language !== undefined && { language }) };
}

interface Found {
  terms: readonly QueryTerm[];
  first: ResultFragment[];
  /** Those after the first. */
  readRest(): Promise<ResultFragment[]>;
  total: number;
  versions: Record<string, number>;
}

function toAnswer({ terms, first, readRest, total, versions }: Found): SearchAnswer {
  const readMore = async (): Promise<SearchPage[]> => findPages(await readRest(), terms);
  const shown = Math.min(total, SHOWN);
  return { pages: findPages(first, terms), shown, total, versions, ...(total > first.length && { readMore }) };
}

function spell({ text, isRun }: QueryTerm): string {
  return isRun ? [...text].join(' ') : text;
}
