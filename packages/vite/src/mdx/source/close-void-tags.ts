import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

const VOID_TAG = /<(\/?)(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)(?=[\s/>])/g;

/**
 * Closes the tags that HTML leaves open, outside of code: `<br>` -> `<br/>`, `</br>` -> `<br/>`. Lines stay where they were.
 * A tag with a closing tag right behind it (`<img></img>`) is JSX already and stays.
 */
export function closeVoidTags(text: string, ranges: readonly SourceRange[]): string {
  let result = '';
  let done = 0;
  for (const match of text.matchAll(VOID_TAG)) {
    const [tag, slash = '', name = ''] = match;
    const start = match.index;
    if (start < done || text[start - 1] === '\\' || isInRanges(ranges, start)) continue;
    const end = findTagEnd(text, start + tag.length);
    if (end === undefined || text.slice(start, end).trimEnd().endsWith('/')) continue;
    const closed = slash ? undefined : findClosingTag(text, end + 1, name);
    if (closed !== undefined) {
      result += text.slice(done, closed);
      done = closed;
      continue;
    }
    if (slash && name !== 'br') continue;
    const attributes = text.slice(start + tag.length, end);
    result += `${text.slice(done, start)}<${name}${attributes}/>`;
    done = end + 1;
  }
  return done === 0 ? text : result + text.slice(done);
}

/** Offset of the `>` that ends a tag; undefined when the tag breaks off. */
function findTagEnd(text: string, from: number): number | undefined {
  let quote = '';
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quote) {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    else if (depth > 0) continue;
    else if (char === '>') return at;
    else if (char === '<') return undefined;
  }
  return undefined;
}

/** Offset behind the closing tag that follows at once. */
function findClosingTag(text: string, from: number, name: string): number | undefined {
  const closing = /\s*<\/([a-z]+)\s*>/y;
  closing.lastIndex = from;
  return closing.exec(text)?.[1] === name ? closing.lastIndex : undefined;
}
