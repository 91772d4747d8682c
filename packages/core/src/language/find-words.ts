import { toLanguageTag } from './to-language-tag.ts';
import type { Translation } from './words.ts';
import { ar } from './words/ar.ts';
import { bg } from './words/bg.ts';
import { bn } from './words/bn.ts';
import { ca } from './words/ca.ts';
import { cs } from './words/cs.ts';
import { da } from './words/da.ts';
import { de } from './words/de.ts';
import { el } from './words/el.ts';
import { es } from './words/es.ts';
import { fa } from './words/fa.ts';
import { fi } from './words/fi.ts';
import { fr } from './words/fr.ts';
import { he } from './words/he.ts';
import { hi } from './words/hi.ts';
import { hu } from './words/hu.ts';
import { id } from './words/id.ts';
import { it } from './words/it.ts';
import { ja } from './words/ja.ts';
import { ko } from './words/ko.ts';
import { lt } from './words/lt.ts';
import { lv } from './words/lv.ts';
import { ms } from './words/ms.ts';
import { nl } from './words/nl.ts';
import { no } from './words/no.ts';
import { pl } from './words/pl.ts';
import { pt } from './words/pt.ts';
import { ptBR } from './words/pt-br.ts';
import { ro } from './words/ro.ts';
import { ru } from './words/ru.ts';
import { sk } from './words/sk.ts';
import { sl } from './words/sl.ts';
import { sv } from './words/sv.ts';
import { th } from './words/th.ts';
import { tr } from './words/tr.ts';
import { uk } from './words/uk.ts';
import { uz } from './words/uz.ts';
import { vi } from './words/vi.ts';
import { zh } from './words/zh.ts';
import { zhHant } from './words/zh-hant.ts';
import { findEntry } from '../find-entry.ts';

/**
 * The words of each language but English, whose words the theme has itself. Languages that are alike stand side by side: what packs them finds
 * the one in the other.
 */
const WORDS: { readonly [code: string]: Translation } = {
  ar,
  fa,
  he,
  bg,
  ru,
  uk,
  cs,
  sk,
  pl,
  sl,
  lt,
  lv,
  fi,
  hu,
  ro,
  it,
  fr,
  ca,
  es,
  pt,
  'pt-BR': ptBR,
  de,
  nl,
  da,
  no,
  sv,
  id,
  ms,
  tr,
  uz,
  vi,
  el,
  hi,
  bn,
  th,
  ko,
  ja,
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
