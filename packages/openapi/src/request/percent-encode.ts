const TRIPLE = /%[\dA-Fa-f]{2}/g;

/** Percent-encodes all but the unreserved characters of RFC 3986 (`A-Z a-z 0-9 - . _ ~`): `a b/ü` -> `a%20b%2F%C3%BC`. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(/[!'()*]/g, (char) => `%${hex(char)}`);
}

/**
 * The reserved expansion of RFC 6570: reserved characters and percent-encoded triples pass, all else is encoded. Reserved characters
 * that `refused` names are encoded, too: those which are not legal in the place that the text goes to.
 */
export function encodeReserved(text: string, refused: string): string {
  let result = '';
  let end = 0;
  for (const triple of text.matchAll(TRIPLE)) {
    result += encodePlain(text.slice(end, triple.index), refused) + triple[0];
    end = triple.index + 3;
  }
  return result + encodePlain(text.slice(end), refused);
}

/** The serialiser of `application/x-www-form-urlencoded` (URL Standard, section 5): a space is `+`, `*-._` stay. */
export function encodeForm(text: string): string {
  return encodeText(text).replaceAll('%20', '+').replaceAll('%2A', '*').replaceAll('~', '%7E');
}

/** Encodes what may not stand in an address and leaves the rest: for addresses and paths as an author wrote them. */
export function encodeAddress(text: string): string {
  return encodeReserved(text, '');
}

function encodePlain(text: string, refused: string): string {
  return text
    .replace(/[^A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]+/g, encodeText)
    .replace(/[:/?#[\]@!$&'()*+,;=]/g, (char) => (refused.includes(char) ? encodeText(char) : char));
}

function hex(char: string): string {
  return char.charCodeAt(0).toString(16).toUpperCase();
}
