/** The types that are text, which is always UTF-8. */
const TEXT = /^text\/|\/(?:javascript|json|xml)$|\+(?:json|xml)$/;

/** The `Content-Type` of a media type: `text/css` -> `text/css; charset=utf-8`. */
export function toContentType(type: string): string {
  return TEXT.test(type) ? `${type}; charset=utf-8` : type;
}
