/**
 * The file of the words that a wrong letter is corrected by. A site with pages in several languages has one for each; a reader in none of
 * them has the first one's.
 */
export function vocabularyFile(languages: readonly string[], language: string | undefined): string {
  if (languages.length < 2) return 'vocabulary.txt';
  const own = language !== undefined && languages.includes(language) ? language : [...languages].toSorted()[0];
  return `vocabulary.${own?.replace(/[^\w-]/g, '_')}.txt`;
}
