/** A language that a site may be written in without losing the words around its pages. */
export interface LanguageInfo {
  /** As `language` names it: `pt-BR`. */
  code: string;
  /** Its own name for itself. */
  name: string;
}

const NAMES: { readonly [code: string]: string } = {
  en: 'English',
  ar: 'العربية',
  bg: 'Български',
  bn: 'বাংলা',
  ca: 'Català',
  cn: '简体中文',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  es: 'Español',
  fa: 'فارسی',
  fi: 'Suomi',
  fr: 'Français',
  'fr-CA': 'Français (Canada)',
  he: 'עברית',
  hi: 'हिन्दी',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  jp: '日本語',
  ko: '한국어',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  ms: 'Bahasa Melayu',
  nl: 'Nederlands',
  no: 'Norsk',
  pl: 'Polski',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sv: 'Svenska',
  th: 'ไทย',
  tr: 'Türkçe',
  ua: 'Українська',
  uk: 'Українська',
  uz: 'Oʻzbekcha',
  vi: 'Tiếng Việt',
  zh: '中文',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

/** The languages, English first. */
export const LANGUAGES: readonly LanguageInfo[] = Object.entries(NAMES).map(([code, name]) => ({ code, name }));

const BY_CODE: ReadonlyMap<string, LanguageInfo> = new Map(LANGUAGES.map((language) => [language.code.toLowerCase(), language]));

/** The language of a code, whatever its case; undefined for one that has no words. */
export function findLanguageInfo(code: string): LanguageInfo | undefined {
  return BY_CODE.get(code.toLowerCase().replace('_', '-'));
}
