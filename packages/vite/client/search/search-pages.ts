import type { SearchHit, SearchPage, SearchText } from '@octavo/theme';
import { joinSegments, TRAIL_MARK } from '@octavo/core/browser';
import type { QueryTerm } from '@octavo/core/browser';
import { markText } from './mark-text.ts';

/** What Pagefind keeps of a page. */
export interface Fragment {
  url: string;
  content: string;
  meta: Record<string, string>;
  filters?: Record<string, string[]>;
  anchors: { element: string; id: string; text?: string; location: number }[];
  weighted_locations: { location: number; balanced_score: number }[];
}

/** A page that was found, taken apart for one query. */
export interface ResultFragment {
  href: string;
  meta: Record<string, string>;
  words: string[];
  anchors: Fragment['anchors'];
  /** Where a word of the query stands in `words`, with its weight. */
  places: ReadonlyMap<number, number>;
}

/** Parts of a page that are shown. */
const HITS = 3;
/** Words of an excerpt, and how many of them stand before the first match. */
const EXCERPT = 26;
const BEFORE = 7;

/** Takes what the index keeps apart; at once, since Pagefind writes the next query's places into the same object. */
export function prepareResult(
  { url, content, meta, anchors, weighted_locations: weights }: Fragment,
  places: readonly number[],
): ResultFragment {
  const scores = new Map(weights.map(({ location, balanced_score }) => [location, balanced_score]));
  return {
    href: url,
    meta,
    words: content.split(/\s+/),
    anchors: anchors.filter(({ id }) => id !== '').toSorted((a, b) => a.location - b.location),
    places: new Map(places.map((place) => [place, scores.get(place) ?? 1])),
  };
}

/** True when a page that was found really holds a word: for one that it does not know, Pagefind gives words that begin like it. */
export function isFound({ text, isRun }: QueryTerm, results: readonly ResultFragment[]): boolean {
  if (isRun) return results.length > 0;
  const wanted = fold(text);
  return results.some(({ words, places, meta }) => {
    const found = [...[...places.keys()].map((place) => words[place] ?? ''), ...Object.values(meta).flatMap((value) => value.split(/\s+/))];
    return found.some((word) => splitCompound(word).some((part) => isSameStem(part, wanted)));
  });
}

/** The pages as the dialog shows them. */
export function findPages(results: readonly ResultFragment[], terms: readonly QueryTerm[]): SearchPage[] {
  return results.map((result) => {
    const { href, meta } = result;
    const title = joinSegments(meta['title'] ?? href);
    const trail = [meta['division'], ...(meta['trail'] ?? '').split(TRAIL_MARK)].filter(
      (step, index, all): step is string => step !== undefined && step !== '' && all.indexOf(step) === index,
    );
    const hits = findHits(result, terms);
    const excerpt = markText(joinSegments(meta['description'] ?? ''), terms);
    return { href, title: markText(title, terms), trail, hits: hits.length > 0 ? hits : [{ href, excerpt }] };
  });
}

/** The parts of a page in which something was found: the best, in the order of the page. */
function findHits(result: ResultFragment, terms: readonly QueryTerm[]): SearchHit[] {
  const parts = new Map<string, Part>();
  for (const [place, score] of result.places) {
    const index = result.anchors.findLastIndex(({ location }) => location <= place);
    const anchor = result.anchors[index];
    const end = result.anchors[index + 1]?.location ?? result.words.length;
    const id = anchor?.id ?? '';
    const part = parts.get(id) ?? {
      id,
      heading: joinSegments(anchor?.text ?? ''),
      start: anchor?.location ?? 0,
      end,
      score: 0,
      places: [],
    };
    part.score += score;
    if (place < part.end && place >= part.start) part.places.push(place);
    parts.set(id, part);
  }
  const best = [...parts.values()].toSorted((a, b) => b.score - a.score).slice(0, HITS);
  return best
    .toSorted((a, b) => a.start - b.start)
    .map((part) => ({
      href: part.id === '' ? result.href : `${result.href}#${encodeURIComponent(part.id)}`,
      ...(part.id !== '' && { heading: markText(part.heading, terms) }),
      excerpt: createExcerpt(result, part, terms),
    }));
}

interface Part {
  id: string;
  heading: string;
  start: number;
  end: number;
  score: number;
  places: number[];
}

/** The words around the place where most of the query stands together. The heading, with which a part begins, is left out. */
function createExcerpt({ words, anchors, places }: ResultFragment, part: Part, terms: readonly QueryTerm[]): SearchText {
  const heading = anchors.find(({ id, location }) => id === part.id && location === part.start)?.text ?? '';
  const from = part.start + (part.id === '' ? 0 : heading.split(/\s+/).filter(Boolean).length);
  const inside = part.places.filter((place) => place >= from).toSorted((a, b) => a - b);
  const densest = inside.reduce(
    (best, place) => {
      const score = inside
        .filter((other) => other >= place && other < place + EXCERPT - BEFORE)
        .reduce((sum, other) => sum + (places.get(other) ?? 1), 0);
      return score > best.score ? { place, score } : best;
    },
    { place: inside[0] ?? from, score: -1 },
  );
  const start = Math.max(from, Math.min(densest.place - BEFORE, part.end - EXCERPT));
  const end = Math.min(part.end, start + EXCERPT);
  // Where the last word is followed by another in one piece, it ends with their mark.
  const text = joinSegments(words.slice(start, end).join(' ')).replace(/\|$/, '').trim();
  const marked = new Set(inside.filter((place) => place >= start && place < end).map((place) => trimWord(words[place] ?? '')));
  const pieces = markText(text, terms, marked);
  return [
    ...(start > from && text !== '' ? [{ text: '… ', isMatch: false }] : []),
    ...pieces,
    ...(end < part.end ? [{ text: ' …', isMatch: false }] : []),
  ];
}

/** `routes.create(`, `retryCount` -> their parts, and the whole. */
function splitCompound(word: string): string[] {
  const parts = word.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').split(/[^\p{L}\p{N}\p{M}]+/u);
  return [word.replace(/[^\p{L}\p{N}\p{M}]+/gu, ''), ...parts].map(fold).filter((part) => part !== '');
}

/** Without case and accents. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** What English puts after a stem, after its last letter once more (`running`). */
const ENDING = /^(?:s|es|ed|d|e|er|ers|or|ors|ing|ings|ion|ions|ation|ations|able|ible|al|ly|y|ies|ied|ment|ments|ness)?$/;

/** `routes` and `routing`, `run` and `running`; not `webhok` and `webhook`. */
function isSameStem(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  let same = 0;
  while (same < word.length && same < wanted.length && word[same] === wanted[same]) same += 1;
  return same >= 3 && isEnding(word, same) && isEnding(wanted, same);
}

function isEnding(word: string, from: number): boolean {
  const isDoubled = word[from] === word[from - 1];
  return ENDING.test(word.slice(from)) || (isDoubled && ENDING.test(word.slice(from + 1)));
}

function trimWord(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
