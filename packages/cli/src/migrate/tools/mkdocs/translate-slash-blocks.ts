import { maskCode } from '../../text/mask-code.ts';

/** `/// tip | Title`, and the slashes that close it. */
const OPENING = /^([ \t]*)(\/{3,})[ \t]*([a-z][\w-]*)[ \t]*(?:\|[ \t]*(.*?))?[ \t]*$/;
const CLOSING = /^[ \t]*(\/{3,})[ \t]*$/;

/** What a block is written as: a line above its content, which is indented below it; undefined for content alone. */
interface SlashBlock {
  head: string | undefined;
  sign: string;
  indent: string;
}

/** Writes the blocks between slashes of newer extensions of Python-Markdown as those with `!!!`, `???` and `===`. */
export function translateSlashBlocks(text: string): string {
  if (!/^[ \t]*\/{3,}[ \t]*[a-z]/m.test(text)) return text;
  const masked = maskCode(text).split('\n');
  const open: SlashBlock[] = [];
  const written: string[] = [];
  let isHead = false;
  for (const [index, line] of text.split('\n').entries()) {
    const seen = masked[index] ?? '';
    // `    type: warning` below the line that opens a block.
    const option = isHead ? /^[ \t]{4,}([\w-]+):[ \t]*(.*)$/.exec(seen) : null;
    if (option !== null) {
      readOption(option[1] ?? '', option[2] ?? '', { open, written });
      continue;
    }
    const [, indent = '', sign = '', name = '', title] = OPENING.exec(seen) ?? [];
    const closed = CLOSING.exec(seen)?.[1];
    isHead = sign !== '';
    if (sign !== '') {
      const head = writeHead(name, title === undefined ? undefined : OPENING.exec(line)?.[4]);
      if (head !== undefined) written.push(shift(`${indent}${head}`, open));
      open.push({ head, sign, indent });
    } else if (closed !== undefined && open.some((one) => one.sign === closed)) while (open.pop()?.sign !== closed);
    else written.push(shift(line, open));
  }
  return written.join('\n');
}

function writeHead(name: string, title: string | undefined): string | undefined {
  if (name === 'html' || name === 'define' || name.endsWith('caption')) return undefined;
  const quoted = title === undefined ? '' : ` "${title.replaceAll('"', "'")}"`;
  return name === 'tab' ? `===${quoted}` : name === 'details' ? `??? note${quoted}` : `!!! ${name}${quoted}`;
}

/** `type: warning` is the name of a box, `open: true` opens details. */
function readOption(name: string, value: string, { open, written }: { open: readonly SlashBlock[]; written: string[] }): void {
  const last = written.length - 1;
  const head = written[last];
  if (head === undefined || open.at(-1)?.head === undefined) return;
  if (name === 'type') written[last] = head.replace(/(\?\?\?\+?|!!!) \w+/, `$1 ${value}`);
  else if (name === 'open' && /^true$/i.test(value)) written[last] = head.replace('???', '???+');
}

function shift(line: string, open: readonly SlashBlock[]): string {
  const depth = open.filter(({ head }) => head !== undefined).length;
  return line === '' ? '' : ' '.repeat(4 * depth) + line;
}
