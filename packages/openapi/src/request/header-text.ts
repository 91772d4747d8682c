const TOKEN = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;
const FORBIDDEN =
  /^(?:accept-charset|accept-encoding|access-control-request-.+|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|permissions-policy|proxy-.*|sec-.*|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via)$/i;

/** Whether a name can be the name of a header (RFC 9110, section 5.6.2). */
export function isHeaderName(name: string): boolean {
  return TOKEN.test(name);
}

/** Whether a browser refuses to let a page set a header (Fetch Standard, "forbidden request-header"). */
export function isForbiddenHeader(name: string): boolean {
  return FORBIDDEN.test(name);
}

/** A header's value without what ends a header or may not stand in one: control characters (tabs, too) become a space, the ends are trimmed. */
export function cleanHeader(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/^ +| +$/g, '');
}

/** A header's value for `fetch`, which takes one character per byte: as UTF-8. */
export function encodeHeader(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}
