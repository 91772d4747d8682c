/** A piece of a page's text between code blocks: text with Markdown still in it, or a tag, or an expression of MDX. */
export type MarkupPiece =
  | { kind: 'text'; text: string }
  | { kind: 'open'; name: string; attributes: Record<string, string>; given: TagAttributes; source: string; isClosed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'expression'; code: string };

/** What a tag is given: `a="text"`, `a={code}`, or `a` alone, which is the code `true`. */
export type TagAttributes = ReadonlyMap<string, { text: string } | { code: string }>;

type OpenPiece = Extract<MarkupPiece, { kind: 'open' }>;

const TAG_NAME = /^<(\/?)([A-Za-z][\w.-]*)?(?=[\s/>])/;
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(\{)))?/g;
/** A string alone. */
const LITERAL = /^\s*(["'`])((?:(?!\1)[\s\S])*)\1\s*$/;

/** As many times the length of a text is looked at to find where its tags and expressions end: a thousand may be opened and never closed. */
const ROUNDS = 20;

/** Takes text apart at its tags and expressions. Never fails: what does not close is text. With `isMarkdown`, braces are text. */
export function* readMarkup(source: string, { isMarkdown }: { isMarkdown: boolean }): Generator<MarkupPiece> {
  let start = 0;
  let at = 0;
  let left = ROUNDS * source.length;
  while (at < source.length && left > 0) {
    const next = findNext(source, at, isMarkdown);
    if (next === -1) break;
    const character = source[next];
    if (character === '\\') {
      at = next + 2;
      continue;
    }
    if (character === '`') {
      at = endOfCode(source, next);
      continue;
    }
    const name = character === '<' ? TAG_NAME.exec(source.slice(next, next + 80)) : undefined;
    const end = name === null ? -1 : endOfBlock(source, next);
    if (end === -1) {
      left -= name === null ? 1 : source.length - next;
      at = next + 1;
      continue;
    }
    if (next > start) yield { kind: 'text', text: source.slice(start, next) };
    const inner = source.slice(next + 1, end - 1);
    if (name === undefined) yield { kind: 'expression', code: inner.trim() };
    else if (name?.[1] === '/') yield { kind: 'close', name: name[2] ?? '' };
    else yield { kind: 'open', ...readTag(inner, name?.[2] ?? ''), isClosed: inner.endsWith('/') };
    start = end;
    at = end;
  }
  if (start < source.length) yield { kind: 'text', text: source.slice(start) };
}

function findNext(source: string, at: number, isMarkdown: boolean): number {
  const pattern = isMarkdown ? /[<`\\]/g : /[<{`\\]/g;
  pattern.lastIndex = at;
  return pattern.exec(source)?.index ?? -1;
}

function endOfCode(source: string, at: number): number {
  const ticks = /^`+/.exec(source.slice(at, at + 20))?.[0] ?? '`';
  const end = source.indexOf(ticks, at + ticks.length);
  return end === -1 || source.slice(at, end).includes('\n\n') ? at + ticks.length : end + ticks.length;
}

/** After the `>` or `}` that closes what begins at `at`; -1 where nothing does. Quotes count only inside of a tag or braces. */
function endOfBlock(source: string, at: number): number {
  const isTag = source[at] === '<';
  let depth = isTag ? 0 : 1;
  for (let index = at + 1; index < source.length; index += 1) {
    const character = source[index];
    if (character === '"' || character === '`' || (character === "'" && (isTag || /[\s({[=,:]/.test(source[index - 1] ?? '')))) {
      const end = source.indexOf(character, index + 1);
      if (end === -1) return -1;
      index = end;
    } else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (!isTag && depth === 0) return index + 1;
    } else if (character === '>' && isTag && depth === 0) return index + 1;
  }
  return -1;
}

/** A tag with its attributes, and of these those that are text: `title="A"`, `title={'A'}`. */
function readTag(inner: string, name: string): Pick<OpenPiece, 'name' | 'attributes' | 'given' | 'source'> {
  const given = readAttributes(inner, name);
  const texts = [...given].flatMap(([key, one]): [string, string][] => {
    const text = 'text' in one ? one.text : LITERAL.exec(one.code)?.[2];
    return text === undefined ? [] : [[key, text]];
  });
  return { name, attributes: Object.fromEntries(texts), given, source: inner };
}

function readAttributes(inner: string, tagName: string): TagAttributes {
  const attributes = new Map<string, { text: string } | { code: string }>();
  const pattern = new RegExp(ATTRIBUTE);
  pattern.lastIndex = tagName.length;
  for (let match = pattern.exec(inner); match !== null; match = pattern.exec(inner)) {
    const [, name = '', double, single, brace] = match;
    const text = double ?? single;
    const end = brace === undefined ? pattern.lastIndex : endOfBlock(inner, pattern.lastIndex - 1);
    if (end === -1) break;
    const code = brace === undefined ? 'true' : inner.slice(pattern.lastIndex, end - 1);
    if (!attributes.has(name)) attributes.set(name, text === undefined ? { code } : { text });
    pattern.lastIndex = end;
  }
  return attributes;
}
