import { maskCode } from './mask-code.ts';

/** A tag of a component in a text of MDX. */
export interface FoundTag {
  /** Offsets of the tag. */
  start: number;
  end: number;
  /** It has no content: `<A />`. */
  isClosed: boolean;
  /** What its attributes are written as: a text without its quotes, code with its braces, `true` where there is no value. */
  attributes: ReadonlyMap<string, string>;
}

/** Finds the opening tags of a component (its name may be a pattern) outside code, however deep the braces of their attributes are. */
export function findTags(text: string, name: string): FoundTag[] {
  const found: FoundTag[] = [];
  for (const { index, 0: opening } of maskCode(text).matchAll(new RegExp(`<${name}(?=[\\s/>])`, 'g'))) {
    const tag = readTag(text, index, index + opening.length);
    if (tag !== undefined) found.push(tag);
  }
  return found;
}

function readTag(text: string, start: number, from: number): FoundTag | undefined {
  const attributes = new Map<string, string>();
  for (let at = from; at < text.length;) {
    const [whole = '', end, name, sign] = /^\s*(?:(\/?>)|([\w:.-]+)\s*(?:=\s*(["'{]))?)/.exec(text.slice(at, at + MAX_NAME)) ?? [];
    if (whole === '') return undefined;
    at += whole.length;
    if (end !== undefined) return { start, end: at, isClosed: end.length > 1, attributes };
    const close = sign === undefined ? at : sign === '{' ? findBraceEnd(text, at - 1) : text.indexOf(sign, at) + 1;
    if (close <= 0) return undefined;
    attributes.set(name ?? '', sign === undefined ? 'true' : sign === '{' ? text.slice(at - 1, close) : text.slice(at, close - 1));
    at = close;
  }
  return undefined;
}

const MAX_NAME = 500;

/** The offset behind the brace that closes the one at `start`; 0 where none does. */
function findBraceEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"' || sign === "'" || sign === '`') {
      at = findQuoteEnd(text, at, sign);
      if (at < 0) return 0;
    } else if (sign === '{') depth += 1;
    else if (sign === '}' && (depth -= 1) === 0) return at + 1;
  }
  return 0;
}

function findQuoteEnd(text: string, start: number, sign: string): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text.charAt(at) === '\\') at += 1;
    else if (text.charAt(at) === sign) return at;
  }
  return -1;
}
