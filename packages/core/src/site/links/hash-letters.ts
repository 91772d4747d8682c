/** The letters and digits of an id, which all tools keep of a heading alike; accents are left out: `Set-up é` -> `setupe`. */
export function keepLetters(id: string): string {
  return id
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * What the letters of an id may be that a hash names, the likeliest first: other tools write `&` as the word (`q-and-a`), where GitHub's
 * slug has nothing (`qa`). Empty for a hash of signs alone.
 */
export function listHashLetters(hash: string): string[] {
  const withoutAnd = hash.replace(/(?<![\p{L}\p{N}])and(?![\p{L}\p{N}])/giu, '');
  return [...new Set([keepLetters(hash), keepLetters(withoutAnd)])].filter((letters) => letters !== '');
}
