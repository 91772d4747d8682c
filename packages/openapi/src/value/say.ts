import type { ApiTexts, PartTexts } from '@octavo/core';

/** Says a text of the API pages in a language, by its English: `say('at least {value}', { value: 3 })`. */
export type Say = (text: keyof (ApiTexts & PartTexts), values?: { readonly [name: string]: string | number }) => string;

/** Makes what says texts in a language, where it has them, and else in English. */
export function createSay(texts: Partial<ApiTexts & PartTexts> = {}): Say {
  return (text, values = {}) => (texts[text] ?? text).replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
}

export const sayEnglish: Say = createSay();
