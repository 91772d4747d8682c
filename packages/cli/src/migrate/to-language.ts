/** `en-US` -> `en`; those with a country of their own keep it. */
export function toLanguage(tag: string): string {
  const [language = 'en', country] = tag.split('-');
  if (language === 'pt' && country === 'BR') return 'pt-BR';
  if (language === 'zh' && /^(?:TW|HK|Hant)$/i.test(country ?? '')) return 'zh-Hant';
  return language;
}
