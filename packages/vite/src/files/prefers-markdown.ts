/**
 * Whether a request asks for a page as Markdown rather than as HTML, by its `Accept` header (RFC 9110, section 12.5.1): `text/markdown` is named,
 * and `text/html` is not wanted more. A wildcard, which browsers and most programs send, asks for HTML.
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const weights = new Map(
    (accept ?? '').split(',').map((entry) => {
      const [type = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [type, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0);
}
