import type { ApiTexts, ChangeTexts, PartTexts } from '@octavo/core';

/** Says a text of the API pages in a language, by its English: `say('at least {value}', { value: 3 })`. */
export type Say<Texts = ApiTexts & PartTexts> = (text: keyof Texts, values?: { readonly [name: string]: string | number }) => string;

/** The texts of changes and of API pages. */
export type AllTexts = ApiTexts & PartTexts & ChangeTexts;

/** Makes what says texts in a language, where it has them, and else in English. */
export function createSay(texts: Partial<AllTexts> = {}): Say<AllTexts> {
  return (text, values = {}) => (texts[text] ?? text).replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

/** A text of the interface by its English; what stands in its braces is in `values`. */
export interface KeyedText {
  text: keyof ApiTexts;
  values?: Record<string, string | number>;
}

/** A text of the interface, or what a server or the browser says, as it came. */
export type SaidText = KeyedText | string;

/** Says texts one after the other. */
export function sayTexts(say: Say, ...texts: SaidText[]): string {
  return texts.map((one) => (typeof one === 'string' ? one : say(one.text, one.values))).join(' ');
}

export const sayEnglish: Say<AllTexts> = createSay();
