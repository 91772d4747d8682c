import type { OutputUnit } from '@cfworker/json-schema';
import { isApplicator } from './is-applicator.ts';

/**
 * Of alternatives that all fail, the errors of the one that comes nearest take the place of all others'. Where several come as near, that none
 * fits is all that is told, and of values of another type the types together.
 */
export function listLikelyErrors(errors: readonly OutputUnit[]): OutputUnit[] {
  // From the last on, so that what stands within an alternative is chosen before. The last of the list stands first.
  const kept: OutputUnit[] = [];
  for (const error of withoutConsequences(errors).toReversed()) {
    if (error.keyword !== 'oneOf' && error.keyword !== 'anyOf') kept.push(error);
    else kept.push(...chooseErrors(error, takeAlternatives(error, kept)).toReversed());
  }
  return kept.toReversed();
}

/** Where a part of a schema fails, it has looked at nothing: that nothing else may be there is no mistake of the value. */
function withoutConsequences(errors: readonly OutputUnit[]): OutputUnit[] {
  const kept: OutputUnit[] = [];
  let skipped: OutputUnit | undefined;
  for (const error of errors) {
    if (skipped !== undefined && (error.keyword === 'false' || isWithin(error.keywordLocation, skipped.keywordLocation))) continue;
    const schema = error.keywordLocation.replace(/\/[^/]*$/, '');
    const before = kept.at(-1);
    skipped =
      error.keyword.startsWith('unevaluated') &&
      before !== undefined &&
      isWithin(before.keywordLocation, schema) &&
      isWithin(before.instanceLocation, error.instanceLocation)
        ? error
        : undefined;
    if (skipped === undefined) kept.push(error);
  }
  return kept;
}

function isWithin(place: string, whole: string): boolean {
  return place === whole || place.startsWith(`${whole}/`);
}

/** Takes the errors of each alternative, which follow that of all. What breaks the schema `false` has no place in it: it belongs to what is before. */
function takeAlternatives({ keywordLocation, instanceLocation }: OutputUnit, kept: OutputUnit[]): OutputUnit[][] {
  const start = `${keywordLocation}/`;
  const alternatives = new Map<string, OutputUnit[]>();
  let index = '';
  for (let next = kept.at(-1); next !== undefined; next = kept.at(-1)) {
    if (next.keywordLocation.startsWith(start)) index = next.keywordLocation.slice(start.length).replace(/\/.*/s, '');
    else if (next.keyword !== 'false') break;
    kept.pop();
    // The alternative `false` itself is for nothing.
    if (next.keyword === 'false' && next.instanceLocation === instanceLocation) continue;
    const errors = alternatives.get(index) ?? [];
    errors.push(next);
    alternatives.set(index, errors);
  }
  return [...alternatives.values()];
}

function chooseErrors(whole: OutputUnit, alternatives: OutputUnit[][]): OutputUnit[] {
  if (SEVERAL.test(whole.error)) return [whole];
  const distances = alternatives.map((errors) => measureDistance(errors, whole));
  const least = Math.min(...distances);
  const nearest = alternatives.filter((_, index) => distances[index] === least);
  const [only] = nearest;
  if (nearest.length === 1 && only !== undefined) return only;
  const types = nearest.map((errors) => errors.map(({ error }) => TYPE.exec(error)).find((found) => found !== null));
  const [found] = types;
  if (least < ELSEWHERE || !found || types.some((type) => !type)) return [whole];
  const expected = new Set(types.flatMap((type) => type?.[2]?.split(', ') ?? []));
  return [{ ...whole, keyword: 'type', error: `${found[1]}${[...expected].join(', ')}.` }];
}

/** More than one alternative fits. */
const SEVERAL = /\([1-9]\d* matches\)/;

const TYPE = /^(Instance type "\w+" is invalid\. Expected )(.*)\.$/;

/** What an alternative is not meant for: another kind of value, or one that its own tag says is another's. */
const [ELSEWHERE, OTHER_TAG] = [1000, 10];

/** How far a value is from an alternative: one for each thing that is wrong. */
function measureDistance(errors: readonly OutputUnit[], { instanceLocation }: OutputUnit): number {
  return errors.reduce((distance, one) => {
    if (isApplicator(one.keyword)) return distance;
    if (one.instanceLocation === instanceLocation && VALUE.test(one.error)) return distance + ELSEWHERE;
    const isTag = one.instanceLocation.lastIndexOf('/') === instanceLocation.length && TAG.test(one.error);
    return distance + (isTag ? OTHER_TAG : 1);
  }, 0);
}

/** A type, a `const` or an `enum`, which are no tests of texts. */
const VALUE = /^Instance (?:type |does not match (?:any of \[|(?!any |every |exactly |"(?:then|else)" schema)))/;

/** One value alone is allowed. */
const TAG = /^Instance does not match (?:any of \[(?:"[^"]*"|[^",]*)\]|(?!any |every |exactly |"(?:then|else)" schema).*)\.$/s;
