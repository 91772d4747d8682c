import { languageAliasNames, languageNames } from '@shikijs/langs';

const KNOWN: ReadonlySet<string> = new Set([...languageNames, ...languageAliasNames]);

// Names that authors write, and for which there is no module of Shiki's.
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['c++', 'cpp'],
  ['c#', 'csharp'],
  ['f#', 'fsharp'],
  ['文言', 'wenyan'],
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
export function resolveLanguage(language: string): string | undefined {
  if (KNOWN.has(language)) return language;
  // `diff-js`, as Prism has it.
  return ALIASES.get(language) ?? (language.startsWith('diff-') ? 'diff' : undefined);
}
