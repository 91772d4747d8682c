import { bundledLanguages } from 'shiki/langs';
import type { BundledLanguage } from 'shiki/langs';

// Names that authors write and Shiki does not know.
const ALIASES: ReadonlyMap<string, BundledLanguage> = new Map([
  ['curl', 'bash'],
  ['console', 'shellsession'],
  ['terminal', 'bash'],
  ['env', 'dotenv'],
  ['golang', 'go'],
  ['node', 'javascript'],
  ['nodejs', 'javascript'],
  ['react', 'tsx'],
  ['python3', 'python'],
  ['dotnet', 'csharp'],
  ['gitignore', 'ini'],
]);

/** Returns the grammar for a fence's language; undefined for plain text and for what has no grammar. */
export function resolveLanguage(language: string): BundledLanguage | undefined {
  return isBundled(language) ? language : ALIASES.get(language);
}

function isBundled(language: string): language is BundledLanguage {
  return Object.hasOwn(bundledLanguages, language);
}
