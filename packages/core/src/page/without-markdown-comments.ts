/** A text of Markdown or MDX without its comments. */
export function withoutMarkdownComments(text: string): string {
  return withoutBetween(withoutBetween(text, '{/*', '*/}'), '<!--', '-->');
}

/** What nothing closes is not looked for again. */
function withoutBetween(text: string, open: string, close: string): string {
  let result = '';
  let at = 0;
  for (let start = text.indexOf(open); start >= 0; start = text.indexOf(open, at)) {
    const end = text.indexOf(close, start + open.length);
    if (end < 0) break;
    result += text.slice(at, start);
    at = end + close.length;
  }
  return result + text.slice(at);
}
