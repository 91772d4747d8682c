import type { ApiTexts, PartTexts } from '@octavo/core';

/** Says a text of the API pages in a language, by its English: `say('at least {value}', { value: 3 })`. */
export type Say = (text: keyof (ApiTexts & PartTexts), values?: { readonly [name: string]: string | number }) => string;

/** In English: what Markdown is written in. */
export const sayEnglish: Say = (text, values = {}) => text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
