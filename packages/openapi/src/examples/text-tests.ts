import { format as FORMATS } from '@cfworker/json-schema';
import type { Json } from '@octavo/core';
import { TRIED } from '../patterns/tried.ts';

/** An address of any length, which one look at each character tells. */
export const ADDRESS = String.raw`^[A-Za-z][\w+.-]*:(?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*$`;

/** Whether a format is that of addresses. */
export function isAddressFormat(format: Json): boolean {
  return format === 'uri' || format === 'url';
}

/**
 * A test of texts in the form of an enumeration: the validator tries patterns with the engine of the machine, which may try for ever, but lets
 * an enumeration find a value itself.
 */
export type TextTest = Json[];

/** The tests that schemas ask for. */
export interface TextTests {
  /** Tells which value is held against schemas from now on. */
  begin(value: Json): void;
  /** The test of a keyword; undefined where there is none to make. */
  find(keyword: string, value: string): TextTest | undefined;
}

/** Makes them; `createTest` makes those of patterns. */
export function createTextTests(createTest?: (pattern: string) => (text: string) => boolean): TextTests {
  const known = new Map<string, TextTest>();
  let current: Json = null;
  let texts: string[] | undefined;

  const toEnumeration = (said: string, test: (text: string) => boolean): TextTest =>
    Object.assign([], {
      // The validator tells only whether a text is the one that it looks at; what is no text passes.
      some(isMeant: (text: string) => boolean): boolean {
        texts ??= [...new Set(listTexts(current))];
        const text = texts.find((one) => isMeant(one));
        return text === undefined || test(text);
      },
      toJSON: () => said,
    });

  return {
    begin(value) {
      current = value;
      texts = undefined;
    },
    find(keyword, value) {
      const key = `${keyword} ${value}`;
      const test = known.has(key) ? undefined : keyword === 'pattern' ? createTest?.(value) : findFormat(value);
      if (test !== undefined) known.set(key, toEnumeration(keyword === 'pattern' ? keyword : key, test));
      return known.get(key);
    },
  };
}

/** A format tries as a pattern does: long texts are held against what one look at each character tells. */
function findFormat(name: string): ((text: string) => boolean) | undefined {
  const fits = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined;
  const long = new RegExp(isAddressFormat(name) ? ADDRESS : '');
  return fits && ((text) => (text.length > TRIED ? long.test(text) : fits(text)));
}

/** All texts of a value, and the names in it. */
function listTexts(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(listTexts);
  return typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, one]) => [name, ...listTexts(one)]) : [];
}
