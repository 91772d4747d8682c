import { toHeadingText } from '@octavo/core/internal';
import { blankRange } from './blank-range.ts';
import { findCallout } from './callout-names.ts';
import { isInRanges } from './scan-source.ts';
import type { SourceRange } from './scan-source.ts';

/** A stretch of text that other tools show in a box, and the component that shows it here. Lines count from 1. */
export interface Container {
  /** The line that opens it. */
  line: number;
  /** The last line of what it holds. */
  lastLine: number;
  component: string;
  title?: string;
  /** Where the line's own text begins; counts from 1. */
  column: number;
  /** What closes it, where nothing does. */
  sign?: string;
}

/** A text whose containers are opened by a heading that nobody writes, which ends what stands above it, and closed by an empty line. */
export interface ContainedText {
  text: string;
  containers: Container[];
}

/** Boxes in each other that are still read; what would open more is text. */
const LEVELS = 100;

/** What such a heading says; a private-use character, which nobody writes. */
export const CONTAINER_MARK = '\uF0E8';

const MAY_HOLD = /^[ \t>]*(?::{3,}|!!!|\?\?\?|===[!+]? ["']|\{%-?[ \t]*(?:hint|tabs)\b)/m;
/** `:::tip Title`, `::: details`, `:::note[Title]`; `!!! note "Title"` and `???+ note` with what they hold indented. */
const OPENING = /^([ \t>]*)(:{3,}|!!!|\?\?\?\+?)[ \t]*([a-z][\w-]*)(.*)$/i;
const CLOSING = /^[ \t>]*(:{3,})[ \t]*$/;
/** `=== "Title"` of MkDocs, with what it holds indented. */
const TAB = /^([ \t>]*)===[!+]? (["'])(.+)\2[ \t]*$/;
/** `{% hint style="info" %}` of GitBook, to `{% endhint %}`. */
const BLOCK = /^[ \t>]*\{%-?[ \t]*(end)?(hint|tabs|tab)\b(.*?)-?%\}[ \t]*$/;

/** Finds the containers of other tools' Markdown; what has another name stays the text that it is. All lines stay where they are. */
export function findContainers(text: string, scan: () => readonly SourceRange[]): ContainedText {
  if (!MAY_HOLD.test(text)) return { text, containers: [] };
  const ranges = scan();
  const written = text.split('\n');
  const lines = [...written];
  const containers: Container[] = [];
  const open: { container: Container; sign: string }[] = [];
  // Lines that a box holds lose their indent below: places are those of the text as it was written.
  const starts = createStarts(written);
  lines.forEach((raw, index) => {
    const line = raw.replace(/\r$/, '');
    const start = starts[index] ?? 0;
    if (isInRanges(ranges, start + (written[index] ?? '').search(/\S|$/))) return;
    const colons = CLOSING.exec(line)?.[1];
    if (colons !== undefined) {
      const at = open.findLastIndex((one) => one.sign === colons);
      if (at < 0) return;
      for (const { container } of open.splice(at)) container.lastLine = index;
      lines[index] = blankRange(raw, line.indexOf(':'), line.length);
      return;
    }
    const [block, end, kind = '', attributes = ''] = BLOCK.exec(line) ?? [];
    if (block !== undefined && end !== undefined) {
      const at = open.findLastIndex((one) => one.sign === kind);
      if (at < 0) return;
      for (const { container } of open.splice(at)) container.lastLine = index;
      lines[index] = blankRange(raw, line.indexOf('{'), line.length);
      return;
    }
    const isTooDeep = open.length === LEVELS;
    if (block !== undefined) {
      if (isTooDeep) return;
      const title = /\btitle\s*=\s*"([^"]*)"/.exec(attributes)?.[1];
      const style = /\bstyle\s*=\s*"([^"]*)"/.exec(attributes)?.[1] ?? '';
      const component = BLOCKS.get(kind) ?? findCallout(style) ?? 'Note';
      const column = line.indexOf('{') + 1;
      const container: Container = { line: index + 1, column, lastLine: lines.length, component, ...(title !== undefined && { title }) };
      open.push({ container, sign: kind });
      containers.push(container);
      lines[index] = `${line.slice(0, line.indexOf('{'))}# ${CONTAINER_MARK}`;
      return;
    }
    const [tab, margin = '', , label = ''] = TAB.exec(line) ?? [];
    if (tab !== undefined) {
      const lastLine = dedent(lines, index, margin);
      if (lastLine === index + 1) return;
      containers.push({ line: index + 1, column: margin.length + 1, lastLine, component: 'Tab', title: toHeadingText(label) });
      lines[index] = `${margin}# ${CONTAINER_MARK}`;
      return;
    }
    const [, indent = '', sign = '', name = '', rest = ''] = OPENING.exec(line) ?? [];
    const component = findCallout(name);
    if (component === undefined || (isTooDeep && sign.startsWith(':'))) return;
    const title = readTitle(rest);
    const container: Container = {
      line: index + 1,
      column: indent.length + 1,
      lastLine: lines.length,
      component: sign.startsWith('?') ? 'Accordion' : component,
      ...(title !== undefined ? { title } : sign.startsWith('?') || component === 'Accordion' ? { title: name } : {}),
    };
    if (sign.startsWith(':')) open.push({ container, sign });
    else container.lastLine = dedent(lines, index, indent);
    lines[index] = `${indent}# ${CONTAINER_MARK}`;
    containers.push(container);
  });
  for (const { container, sign } of open) container.sign = sign.startsWith(':') ? sign : `{% end${sign} %}`;
  return { text: lines.join('\n'), containers };
}

const BLOCKS: ReadonlyMap<string, string> = new Map([
  ['tabs', 'Tabs'],
  ['tab', 'Tab'],
]);

/** ` Title`, `[Title]`, ` "Title"`, `{title="Title"}` -> `Title` */
function readTitle(rest: string): string | undefined {
  const given = /\btitle\s*=\s*"([^"]*)"/.exec(rest)?.[1] ?? /^\[([^\]]*)\]/.exec(rest)?.[1] ?? rest.replace(/\{[^}]*\}\s*$/, '').trim();
  return toHeadingText(given.replace(/^"(.*)"$/, '$1')) || undefined;
}

/** The offsets at which lines begin. */
function createStarts(lines: readonly string[]): number[] {
  let offset = 0;
  return lines.map((line) => {
    const start = offset;
    offset += line.length + 1;
    return start;
  });
}

/** Takes the indent from the lines below one, as far as they have it; gives the number of the last of them. */
function dedent(lines: string[], from: number, indent: string): number {
  let last = from;
  for (let index = from + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line.trim() === '') continue;
    const step = /^(?: {4}|\t| {2,3}(?=\S))/.exec(line.slice(indent.length))?.[0];
    if (!line.startsWith(indent) || step === undefined) break;
    for (let each = last + 1; each <= index; each += 1) {
      const own = lines[each] ?? '';
      lines[each] = own.startsWith(indent + step) ? indent + own.slice(indent.length + step.length) : own;
    }
    last = index;
  }
  return last + 1;
}
