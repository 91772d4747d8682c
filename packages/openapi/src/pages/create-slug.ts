/** The longest part of an address that is made from a text, in bytes: it is the name of a folder, too. */
const LONGEST = 200;

/**
 * Makes a part of an address from a text, in the way of the format's origin, so that links that were written for it lead here too: spaces
 * and parameters become dashes, brackets, dots and slashes go. What no address or file name takes goes as well; empty when nothing is left.
 *
 * `Get a route (v2)` -> `get-a-route-v2`, `route_moved` -> `route_moved`, `/routes/{id}/keys` -> `routes-keys`
 */
export function createSlug(text: string): string {
  const slug = text
    .normalize('NFC')
    .replaceAll(/\s/g, '-')
    .replaceAll(/\{.*?\}/g, '-')
    .replaceAll(/^-|-$/g, '')
    // What makes a picture of a sign is a mark of letters by its class, and is left behind when the sign goes.
    .replaceAll(/[^\p{L}\p{M}\p{N}_~&+=@!$-]+|\uFE0F/gu, '')
    .replaceAll('--', '-')
    .toLowerCase();
  const short = cut(/[\p{L}\p{N}]/u.test(slug) ? slug : '');
  // A page named `index` is the page of its folder.
  return short === 'index' ? 'index-page' : short;
}

function cut(slug: string): string {
  const bytes = new TextEncoder().encode(slug);
  if (bytes.length <= LONGEST) return slug;
  return new TextDecoder().decode(bytes.slice(0, LONGEST)).replace(/[\uFFFD-]+$/u, '');
}
