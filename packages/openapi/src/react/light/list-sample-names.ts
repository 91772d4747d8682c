import { LONGEST_SAMPLE, listSampleKeys } from './list-sample-keys.ts';
import type { SampleKey } from './list-sample-keys.ts';

/** A name in a sample, or the value in its place, and which part of the request or answer it belongs to. */
export interface SampleName extends SampleKey {
  place: 'body' | 'cookie' | 'header' | 'path' | 'query' | 'response';
}

/** Lists the names of a request as a program or a command writes it; `template` is the path that it goes to: `/routes/{id}`. */
export function listRequestNames(text: string, template: string): SampleName[] {
  if (text.length > LONGEST_SAMPLE) return [];
  const url = /https?:\/\/[^\s'"\\]+/.exec(text);
  return [
    ...listSampleKeys(text).map((key) => ({ ...key, place: 'body' }) as const),
    ...(url === null ? [] : listUrlNames(url[0], url.index, template)),
    ...listMatches(text, COOKIES).flatMap(({ found, start }) => listPairs(found, { start, separator: '; ', place: 'cookie' })),
    ...listMatches(text, FORM).flatMap(({ found, start }) => listPairs(found, { start, separator: '&', place: 'body' })),
    ...listMatches(text, PART).flatMap(({ found, start }) => splitName(found, { start, place: 'body' })),
    ...listMatches(text, HEADER).map(({ found, start }) =>
      createName(found.toLowerCase(), { start, length: found.length, place: 'header' }),
    ),
  ];
}

/** What follows the name of the header up to the end of its text. */
const COOKIES = /\bcookie['"]?(?:\]? = |: |, )['"]?([^'"\n]*)/dgi;

/** A text of pairs, as forms are sent: `'a=1&b=2'`. */
const FORM = /['"](?!https?:)([^\s'"=&]+=[^\s'"&]*(?:&[^\s'"=&]+=[^\s'"&]*)*)['"]/dg;

/** A part of a form: `--form 'a="1"'`, `append('a', …)`, `name="a"`. */
const PART = /(?:--form '([^'=]+)=|\(['"]([^'"\n]+)['"], |\bname=\\?"([^"\\\n]+)\\?")/dg;

/** A header: `'Accept: text/plain'`, `'Accept': `, `("Accept", `, `["Accept"] = `. */
const HEADER = /['"]([\w!#$%&*+.^`|~-]+)(?:[:;]|['"](?:: |, |\] = ))/dg;

/** Lists what the one group of a pattern that took part found, and where. */
function listMatches(text: string, pattern: RegExp): { found: string; start: number }[] {
  return [...text.matchAll(pattern)].flatMap(({ indices }) => {
    const [start, end] = indices?.slice(1).find((one) => one !== undefined) ?? [];
    return start === undefined || end === undefined ? [] : [{ found: text.slice(start, end), start }];
  });
}

/** Steps of the address are laid beside those of the path from their ends: the server may have steps of its own. */
function listUrlNames(url: string, start: number, template: string): SampleName[] {
  const [address = '', query = ''] = url.split(/[?#]/);
  const wanted = template
    .replace(/[?#].*/s, '')
    .split('/')
    .toReversed();
  let end = address.length;
  const steps = address
    .split('/')
    .toReversed()
    .flatMap((step, index) => {
      const from = end - step.length;
      end = from - 1;
      const [, before = '', name, after = ''] = /^([^{}]*)\{([^{}]*)\}([^{}]*)$/.exec(wanted[index] ?? '') ?? [];
      if (name === undefined || !step.startsWith(before) || !step.endsWith(after)) return [];
      const length = step.length - before.length - after.length;
      return [createName(name, { start: start + from + before.length, length, place: 'path' })];
    });
  return [...steps, ...listPairs(query, { start: start + address.length + 1, separator: '&', place: 'query' })];
}

/** Where a text starts in the sample, and what it is part of. */
interface TextPlace {
  start: number;
  place: SampleName['place'];
}

function listPairs(text: string, { start, separator, place }: TextPlace & { separator: string }): SampleName[] {
  let at = start;
  return text.split(separator).flatMap((pair) => {
    const names = splitName(/^[^=]*/.exec(pair)?.[0] ?? '', { start: at, place });
    at += pair.length + separator.length;
    return names;
  });
}

/** The name of a field of an object, and those around it: `filter[status]`; places in lists add nothing. */
function splitName(name: string, { start, place }: TextPlace): SampleName[] {
  const path: string[] = [];
  return [...name.replaceAll(/%5[bd]/gi, '[[[').matchAll(/[^[\]]+/g)].flatMap(({ 0: piece, index }) => {
    if (path.length > 0 && /^\d+$/.test(piece)) return [];
    path.push(...new URLSearchParams(piece).keys());
    return [{ path: [...path], start: start + index, end: start + index + piece.length, place }];
  });
}

function createName(name: string, { start, length, place }: TextPlace & { length: number }): SampleName {
  return { path: [name], start, end: start + length, place };
}
