/** The longest part of an address that is made from a text, in characters: it is the name of a folder, too. */
const LONGEST = 80;

/**
 * Makes a part of an address from a text: letters, digits and dashes. Empty when the text has none of them.
 *
 * `Get a route (v2)` -> `get-a-route-v2`
 */
export function createSlug(text: string): string {
  const slug = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  const short = [...slug.replaceAll(/^-+|-+$/g, '')].slice(0, LONGEST).join('').replace(/-+$/, '');
  // A page named `index` is the page of its folder.
  return short === 'index' ? 'index-page' : short;
}
