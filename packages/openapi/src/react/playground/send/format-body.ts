import { findJson, stringifyJson } from '../../../request/json-text.ts';
import type { ResponseKind } from './response-kind.ts';

/** Text with the language that it is highlighted as. */
export interface FormattedBody {
  text: string;
  language: string;
}

/** Characters up to which a body is laid out and highlighted: more would stop the page. */
const MAX_FORMATTED = 300_000;

/** Lays out the body of an answer for reading: JSON indented, numbers as they came; anything else as it is. */
export function formatBody(text: string, kind: ResponseKind): FormattedBody {
  if (text.length > MAX_FORMATTED) return { text, language: 'text' };
  if (kind === 'json') {
    const value = findJson(text);
    return { text: value === undefined || hasLooseNumbers(text) ? text : stringifyJson(value, 2), language: 'json' };
  }
  if (kind === 'xml' || kind === 'html') return { text, language: 'xml' };
  return { text, language: 'text' };
}

/** Numbers that would be written in another way than they came (`1.0`, `1e3`): then the text stays as it is. */
function hasLooseNumbers(text: string): boolean {
  const bare = text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '');
  return (bare.match(/-?\d[\d.eE+-]*/g) ?? []).some((number) => !/^-?\d+$/.test(number) && String(Number(number)) !== number);
}
