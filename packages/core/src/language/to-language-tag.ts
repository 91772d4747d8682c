import { findEntry } from '../find-entry.ts';

/** Codes that sites use in the place of the language's own. */
const ALIASES: { readonly [code: string]: string } = { cn: 'zh-Hans', jp: 'ja', ua: 'uk' };

/** The code of a language as the web has it: `cn` -> `zh-Hans`, `pt_BR` -> `pt-BR`. */
export function toLanguageTag(code: string): string {
  const tag = code.trim().replace('_', '-');
  return findEntry(ALIASES, tag.toLowerCase()) ?? tag;
}
