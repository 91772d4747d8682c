import type { ParameterStyle } from '../model/media-type.ts';
import { stringifyJson } from './json-text.ts';
import { isBlob, isList, isRecord, type RequestValue } from './request-value.ts';

/** How a value is written: its parameter's style, and what becomes of each piece of text on its way. */
export interface Expansion {
  style: ParameterStyle;
  explode: boolean;
  /** Encodes one value, or the name of a member. */
  encode: (text: string) => string;
  /** Encodes the name of the parameter. */
  encodeName: (text: string) => string;
}

/** A name and its value, encoded. */
export type Pair = readonly [name: string, value: string];

const PREFIX: Partial<Record<ParameterStyle, string>> = { matrix: ';', label: '.' };
const DELIMITER: Partial<Record<ParameterStyle, string>> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/**
 * Writes a value as one piece of text, for `path` and `header` (RFC 6570, sections 3.2.2, 3.2.5 and 3.2.7): `matrix`, `label`, else
 * `simple`. `null` counts as the empty text; an empty list or object is nothing at all, and so is `undefined` among their members.
 */
export function expandText(name: string, value: RequestValue, { style, explode, encode, encodeName }: Expansion): string {
  const prefix = PREFIX[style] ?? '';
  const isMatrix = style === 'matrix';
  const label = isMatrix ? encodeName(name) : '';
  const named = (key: string, text: string): string => (isMatrix && text === '' ? key : `${key}=${text}`);
  if (!isList(value) && !isRecord(value)) {
    const text = encode(textOf(value));
    return prefix + (isMatrix ? named(label, text) : text);
  }
  const members = membersOf(value).map(([key, text]): Pair => [encode(key), encode(text)]);
  if (members.length === 0) return '';
  const separator = explode && prefix !== '' ? prefix : ',';
  if (isRecord(value) && explode) return prefix + members.map(([key, text]) => named(key, text)).join(separator);
  if (isList(value) && explode) return prefix + members.map(([, text]) => (isMatrix ? named(label, text) : text)).join(separator);
  return prefix + (isMatrix ? `${label}=` : '') + flat(value, members).join(',');
}

/**
 * Writes a value as the pairs of a query, form or cookie: `form`, `cookie`, `spaceDelimited`, `pipeDelimited`, `deepObject`. Where the
 * tables of the specification say "n/a", what is common is done: a delimited style with `explode` repeats the name, and `deepObject`
 * goes on with brackets, `a[b][0]`. `null` counts as the empty text; an empty list or object gives no pair.
 */
export function expandPairs(name: string, value: RequestValue, { style, explode, encode, encodeName }: Expansion): Pair[] {
  const key = encodeName(name);
  if (style === 'deepObject' && (isList(value) || isRecord(value))) return deepPairs(key, value, encode);
  if (!isList(value) && !isRecord(value)) return [[key, encode(textOf(value))]];
  const members = membersOf(value).map(([member, text]): Pair => [encode(member), encode(text)]);
  if (members.length === 0) return [];
  if (explode) return isList(value) ? members.map(([, text]): Pair => [key, text]) : members;
  return [[key, flat(value, members).join(DELIMITER[style] ?? ',')]];
}

/** A primitive as text; what is nested deeper than a style reaches is written as JSON. */
export function textOf(value: RequestValue): string {
  if (value === null || value === undefined) return '';
  if (isList(value) || isRecord(value) || isBlob(value)) return isBlob(value) ? '' : stringifyJson(value);
  return String(value);
}

/** Members by name or position, without those that are `null` or missing: they are undefined in the sense of RFC 6570, section 2.3. */
function membersOf(value: RequestValue): [string, string][] {
  return Object.entries(value ?? {}).flatMap(([key, member]: [string, RequestValue]): [string, string][] =>
    member === null || member === undefined ? [] : [[key, textOf(member)]],
  );
}

function flat(value: RequestValue, members: Pair[]): string[] {
  return members.flatMap(([key, text]) => (isList(value) ? [text] : [key, text]));
}

function deepPairs(key: string, value: RequestValue, encode: Expansion['encode']): Pair[] {
  if (!isList(value) && !isRecord(value)) return value === null || value === undefined ? [] : [[key, encode(textOf(value))]];
  return Object.entries(value).flatMap(([member, inner]: [string, RequestValue]) =>
    deepPairs(`${key}%5B${encode(member)}%5D`, inner, encode),
  );
}
