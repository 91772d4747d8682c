/** More levels than any real file has: what walks a document does so level by level, and no stack is without end. */
const DEEPEST = 500;

const [QUOTE, BACKSLASH] = [34, 92];

/** Finds where a JSON text opens more levels than can be walked, as an offset; undefined where it does not. */
export function findTooDeep(json: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === QUOTE) at = findEnd(json, at);
    // `{` and `[`, `}` and `]` differ in one bit.
    else if ((code & 0xdf) === 0x5b) depth += 1;
    else if ((code & 0xdf) === 0x5d) depth -= 1;
    if (depth > DEEPEST) return at;
  }
  return undefined;
}

/** The offset of the quote that ends a text; the end of all where none does. */
function findEnd(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end > 0; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (json.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end;
  }
  return json.length;
}
