import { toLanguageTag } from './to-language-tag.ts';
import type { Translation } from './words.ts';
// Languages that are alike stand side by side: what is packed finds the one in the other, 15 kB of it.
import { ar } from './words/ar.ts';
import { fa } from './words/fa.ts';
import { he } from './words/he.ts';
import { bg } from './words/bg.ts';
import { ru } from './words/ru.ts';
import { uk } from './words/uk.ts';
import { cs } from './words/cs.ts';
import { sk } from './words/sk.ts';
import { pl } from './words/pl.ts';
import { sl } from './words/sl.ts';
import { lt } from './words/lt.ts';
import { lv } from './words/lv.ts';
import { fi } from './words/fi.ts';
import { hu } from './words/hu.ts';
import { ro } from './words/ro.ts';
import { it } from './words/it.ts';
import { fr } from './words/fr.ts';
import { ca } from './words/ca.ts';
import { es } from './words/es.ts';
import { pt } from './words/pt.ts';
import { ptBR } from './words/pt-br.ts';
import { de } from './words/de.ts';
import { nl } from './words/nl.ts';
import { da } from './words/da.ts';
import { no } from './words/no.ts';
import { sv } from './words/sv.ts';
import { id } from './words/id.ts';
import { ms } from './words/ms.ts';
import { tr } from './words/tr.ts';
import { uz } from './words/uz.ts';
import { vi } from './words/vi.ts';
import { el } from './words/el.ts';
import { hi } from './words/hi.ts';
import { bn } from './words/bn.ts';
import { th } from './words/th.ts';
import { ko } from './words/ko.ts';
import { ja } from './words/ja.ts';
import { zh } from './words/zh.ts';
import { zhHant } from './words/zh-hant.ts';
import { findEntry } from '../find-entry.ts';

/** The words of each language but English, whose words the theme has itself. */
const WORDS: { readonly [code: string]: Translation } = {
  ar,
  bg,
  bn,
  ca,
  cs,
  da,
  de,
  el,
  es,
  fa,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  lt,
  lv,
  ms,
  nl,
  no,
  pl,
  pt,
  'pt-BR': ptBR,
  ro,
  ru,
  sk,
  sl,
  sv,
  th,
  tr,
  uk,
  uz,
  vi,
  zh,
  'zh-Hant': zhHant,
};

const BY_CODE: ReadonlyMap<string, Translation> = new Map(Object.entries(WORDS).map(([code, words]) => [code.toLowerCase(), words]));

/** The words of a language's code, else those of the language without its region: `fr-CA` -> `fr`; undefined for English and the unknown. */
export function findWords(code: string): Translation | undefined {
  const tag = toLanguageTag(code).toLowerCase();
  return BY_CODE.get(findEntry(CHINESE, tag) ?? tag) ?? BY_CODE.get(tag.replace(/-.*$/, ''));
}

/** Regions that write the traditional signs. */
const CHINESE: { readonly [tag: string]: string } = { 'zh-tw': 'zh-hant', 'zh-hk': 'zh-hant', 'zh-mo': 'zh-hant' };
