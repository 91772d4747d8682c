import type { JsonObject } from '@octavo/core';
import { createPattern } from '../patterns/create-pattern.ts';
import { listMatches } from './list-matches.ts';

/** Texts of the formats that are registered for JSON Schema and OpenAPI; of two turns they differ. */
const FORMATS: Record<string, (turn: number) => string> = {
  'date-time': (turn) => `2026-01-${day(turn)}T09:30:00Z`,
  date: (turn) => `2026-01-${day(turn)}`,
  time: (turn) => `09:${String(30 + (turn % 30))}:00Z`,
  duration: (turn) => `P${3 + turn}D`,
  email: (turn) => `ada${turn || ''}@example.com`,
  'idn-email': (turn) => `ada${turn || ''}@example.com`,
  hostname: (turn) => `api${turn || ''}.example.com`,
  'idn-hostname': (turn) => `api${turn || ''}.example.com`,
  ipv4: (turn) => `192.0.2.${1 + (turn % 250)}`,
  ipv6: (turn) => `2001:db8::${(1 + turn).toString(16)}`,
  uri: (turn) => `https://example.com${turn > 0 ? `/${turn}` : ''}`,
  url: (turn) => `https://example.com${turn > 0 ? `/${turn}` : ''}`,
  iri: (turn) => `https://example.com${turn > 0 ? `/${turn}` : ''}`,
  'uri-reference': (turn) => `/path${turn > 0 ? `/${turn}` : ''}`,
  'iri-reference': (turn) => `/path${turn > 0 ? `/${turn}` : ''}`,
  'uri-template': (turn) => `https://example.com/{id}${turn > 0 ? `/${turn}` : ''}`,
  uuid: (turn) => `497f6eca-6276-4993-bfeb-53cbbbba6f${(8 + turn).toString(16).padStart(2, '0').slice(-2)}`,
  'json-pointer': (turn) => `/items/${turn}`,
  'relative-json-pointer': (turn) => `${turn}/items`,
  regex: (turn) => `^[a-z]{${turn + 1}}$`,
  byte: (turn) => ['aGVsbG8=', 'd29ybGQ='][turn % 2] ?? '',
  binary: () => 'file',
};

/** Names whose texts readers know, and one of these. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/e?mail$/i, 'ada@example.com'],
  [/(?:url|uri|link|href|website|webhook|endpoint|homepage)$/i, 'https://example.com'],
  [/(?:_at|At|date_?time|timestamp)$/, '2026-01-15T09:30:00Z'],
  [/date$|^date/i, '2026-01-15'],
  [/first_?name|given_?name/i, 'Ada'],
  [/last_?name|family_?name|surname/i, 'Lovelace'],
  [/user_?name|login$/i, 'ada'],
  [/phone|mobile/i, '+15550100'],
  [/currency/i, 'USD'],
  [/country/i, 'US'],
  [/city$/i, 'London'],
  [/zip|postal|postcode/i, '94103'],
  [/time_?zone|^tz$/i, 'Europe/Berlin'],
  [/locale|lang(?:uage)?$/i, 'en'],
  [/colou?r/i, '#336699'],
  [/version$/i, '1.0.0'],
  [/slug$/i, 'example'],
  [/(?:^|_)ip(?:_?address)?$|ipAddress$/i, '192.0.2.1'],
  [/uuid|guid/i, '497f6eca-6276-4993-bfeb-53cbbbba6f08'],
];

/** Texts that common patterns allow: what stands here reads better than what is made from the pattern. */
const COMMON = [
  '2026-01-15',
  '2026-01-15T09:30:00Z',
  'example',
  'Example',
  'EXAMPLE',
  'US',
  'en',
  'en-US',
  'USD',
  '1.0.0',
  '12345',
  '1',
  'a',
];

/**
 * Makes the text of a flat schema that comes `turn`th, from 0: by its format, by its name, else one that its pattern and its length allow.
 * Undefined where none is found.
 */
export function sampleText(schema: JsonObject, { name, turn }: { name: string; turn: number }): string | undefined {
  const { format, pattern, minLength, maxLength } = schema;
  const isMatch = typeof pattern === 'string' ? createPattern(pattern) : () => true;
  const least = typeof minLength === 'number' ? minLength : 0;
  const most = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
  const fits = (text: string): boolean => {
    const { length } = Array.from(text);
    return length >= least && length <= most && isMatch(text);
  };
  const ofFormat = typeof format === 'string' && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  const known = ofFormat?.(turn) ?? vary(NAMES.find(([word]) => word.test(name))?.[1] ?? 'string', turn);
  if (fits(known)) return known;
  if (ofFormat !== undefined && typeof pattern !== 'string') return undefined;
  if (typeof pattern !== 'string') return lengthen(known, { least, most, turn });
  const made = COMMON.filter(fits);
  if (made.length > turn) return made[turn];
  const matches = made;
  for (const text of listMatches(pattern, { least, most })) {
    if (matches.length > turn) break;
    if (fits(text)) matches.push(text);
  }
  return matches[turn] ?? matches[0];
}

function day(turn: number): string {
  return String(1 + ((14 + turn) % 28)).padStart(2, '0');
}

function vary(text: string, turn: number): string {
  return turn === 0 ? text : `${text}${turn + 1}`;
}

/** A text that is too short is said again, one that is too long ends early; what tells turns apart stays. */
function lengthen(text: string, { least, most, turn }: { least: number; most: number; turn: number }): string | undefined {
  if (least > most || least > 100_000) return undefined;
  const repeated = text.length < least ? `${text} `.repeat(Math.ceil(least / (text.length + 1)) + 1).slice(0, Math.max(least, 1)) : text;
  const cut = repeated.slice(0, Math.min(repeated.length, most));
  return turn === 0 ? cut.replace(/ $/, 's') : `${cut.slice(0, Math.max(0, cut.length - String(turn).length))}${turn}`.slice(0, most);
}
