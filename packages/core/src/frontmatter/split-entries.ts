/** A field of a frontmatter with the lines that belong to it. */
export interface FrontmatterEntry {
  key: string;
  /** The value as written, from after the colon to the end of its last line. */
  value: string;
  /** All of its text, the key's line without its indentation. */
  text: string;
  /** Where `text` and `value` begin in the frontmatter. */
  offset: number;
  valueOffset: number;
}

/** A line that belongs to no field. */
export interface StrayLine {
  text: string;
  offset: number;
}

interface Line {
  text: string;
  offset: number;
  end: number;
}

const KEY = /^([ \t]*)("[^"\n]+"|'[^'\n]+'|[^\s"'#[{&*!|>%@`-]\S*?)[ \t]*:(?:[ \t]+|$)/;
/** `title:Routes`: the space is forgotten; not `https://...`. */
const KEY_WITHOUT_SPACE = /^()([A-Za-z][\w-]*):(?=[^\s:/])/;
/** Inside an open quote only this ends the value: text like `Note: ...` is more often prose than a key. */
const PLAIN_KEY = /^[a-z][\w:-]*:(?:[ \t]|$)/;

/** Divides a frontmatter into its fields by the look of its lines, whatever YAML thinks of them. */
export function splitEntries(yaml: string): { entries: FrontmatterEntry[]; strays: StrayLine[] } {
  const lines = splitLines(yaml);
  const entries: FrontmatterEntry[] = [];
  const strays: StrayLine[] = [];
  for (let index = 0; index < lines.length;) {
    const line = lines[index];
    if (line === undefined) break;
    const match = matchKey(line.text);
    if (match === null) {
      if (line.text.trim() !== '' && !line.text.trimStart().startsWith('#')) strays.push({ text: line.text, offset: line.offset });
      index += 1;
      continue;
    }
    const [head, indent = '', key = ''] = match;
    const next = entryEnd(lines, index, { indent: indent.length, first: line.text.slice(head.length) });
    const end = lines[next - 1]?.end ?? line.end;
    const offset = line.offset + indent.length;
    const valueOffset = line.offset + head.length;
    entries.push({ key: unquote(key), value: yaml.slice(valueOffset, end), text: yaml.slice(offset, end), offset, valueOffset });
    index = next;
  }
  return { entries, strays };
}

function matchKey(text: string): RegExpExecArray | null {
  return KEY.exec(text) ?? KEY_WITHOUT_SPACE.exec(text);
}

function splitLines(yaml: string): Line[] {
  return [...yaml.matchAll(/([^\r\n]*)(?:\r\n|\r|\n|$)/g)]
    .filter((match) => match[0] !== '')
    .map((match) => ({ text: match[1] ?? '', offset: match.index, end: match.index + (match[1] ?? '').length }));
}

/** The index of the first line after the entry that begins at `index`. */
function entryEnd(lines: Line[], index: number, { indent, first }: { indent: number; first: string }): number {
  const quote = /^["']/.exec(first)?.[0];
  const closing = quote === undefined ? undefined : closingLine(lines, index, { quote, first });
  if (closing !== undefined) return closing + 1;

  const isNested = first.trim() === '' || /^[|>][-+\d]*\s*$/.test(first) || /^[[{]/.test(first);
  let next = index + 1;
  while (next < lines.length) {
    const match = matchKey(lines[next]?.text ?? '');
    if (match !== null && (!isNested || (match[1] ?? '').length <= indent)) break;
    next += 1;
  }
  return next;
}

/** The line on which a quoted value closes, if it does before the next field. */
function closingLine(lines: Line[], index: number, { quote, first }: { quote: string; first: string }): number | undefined {
  if (closes(first.slice(1), quote)) return index;
  for (let next = index + 1; next < lines.length; next += 1) {
    const text = lines[next]?.text ?? '';
    if (PLAIN_KEY.test(text)) return undefined;
    if (closes(text, quote)) return next;
  }
  return undefined;
}

function closes(text: string, quote: string): boolean {
  return new RegExp(`(?:^|[^\\\\])${quote}\\s*(?:#.*)?$`).test(text);
}

function unquote(key: string): string {
  return /^["']/.test(key) ? key.slice(1, -1) : key;
}
