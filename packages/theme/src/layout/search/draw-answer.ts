import { element } from './element.ts';
import type { Part } from './element.ts';

/** A block of an answer, by the text that it was drawn from. */
export interface AnswerBlock {
  source: string;
  element: HTMLElement;
}

/**
 * Draws an answer as far as it has come: of Markdown what answers are written in (paragraphs, headings, lists, code, emphasis, links). Anything else
 * stays text, HTML too: nobody knows what a model writes. A block that did not change keeps its element, with what the reader selected in it.
 */
export function drawAnswer(text: string, last: readonly AnswerBlock[], toHref: (href: string) => string): AnswerBlock[] {
  return splitBlocks(text).map((source, index) => {
    const known = last[index];
    return known?.source === source ? known : { source, element: drawBlock(source, toHref) };
  });
}

const FENCE = /^\s*(```|~~~)/;
const ITEM = /^\s*(?:[-*+]|(\d{1,9})[.)])\s+/;
const HEADING = /^#{1,6}\s+/;

/** Blocks end at a blank line, at another kind of line, and where code begins and ends. */
function splitBlocks(text: string): string[] {
  const blocks: string[][] = [];
  let fence: string | undefined;
  let isOpen = false;
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    const isStart =
      fence === undefined && (mark !== undefined || HEADING.test(line) || ITEM.test(line) !== ITEM.test(blocks.at(-1)?.at(-1) ?? line));
    if (fence === undefined && line.trim() === '') isOpen = false;
    else if (isOpen && !(isStart && !isContinued(line))) blocks.at(-1)?.push(line);
    else blocks.push([line]);
    if (line.trim() !== '') isOpen = !HEADING.test(line) || fence !== undefined;
    if (mark === undefined) continue;
    isOpen = fence === undefined;
    fence = fence === undefined ? mark : undefined;
  }
  return blocks.map((lines) => lines.join('\n'));
}

/** A line of a list's item that goes on below it. */
function isContinued(line: string): boolean {
  return /^\s{2,}\S/.test(line) && !ITEM.test(line) && !FENCE.test(line);
}

function drawBlock(source: string, toHref: (href: string) => string): HTMLElement {
  const lines = source.split('\n');
  const [first = ''] = lines;
  if (FENCE.test(first)) return element('pre', { tabindex: 0 }, element('code', {}, readFence(lines)));
  if (HEADING.test(first)) return element('p', {}, element('strong', {}, ...drawText(first.replace(HEADING, ''), toHref)));
  const item = ITEM.exec(first);
  if (item === null) return element('p', {}, ...drawText(lines.join(' '), toHref));
  const items = source.split(/\n(?=\s*(?:[-*+]|\d{1,9}[.)])\s)/).map((one) => one.replace(ITEM, '').replaceAll(/\s*\n\s*/g, ' '));
  const [, number] = item;
  const drawn = items.map((one) => element('li', {}, ...drawText(one, toHref)));
  return number === undefined ? element('ul', {}, ...drawn) : element('ol', { start: number }, ...drawn);
}

/** What stands between the fences; the last one may not have come yet. */
function readFence(lines: readonly string[]): string {
  const isClosed = lines.length > 1 && FENCE.test(lines.at(-1) ?? '');
  return lines.slice(1, isClosed ? -1 : undefined).join('\n');
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)|(?<![\w*])([*_])(?=\S)([^*_]+)(?<=\S)\5(?![\w*])/g;

function drawText(text: string, toHref: (href: string) => string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, code, strong, label = '', address = '', , emphasis] = match;
    const href = findHref(address, toHref);
    parts.push(text.slice(end, match.index));
    if (code !== undefined) parts.push(element('code', {}, code));
    else if (strong !== undefined) parts.push(element('strong', {}, ...drawText(strong, toHref)));
    else if (emphasis !== undefined) parts.push(element('em', {}, ...drawText(emphasis, toHref)));
    else if (href === undefined) parts.push(whole);
    else parts.push(element('a', { href }, ...drawText(label, toHref)));
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

/** An address of the web, or of a page of the site; no other is followed. */
function findHref(address: string, toHref: (href: string) => string): string | undefined {
  if (/^https?:\/\//i.test(address)) return address;
  return /^\/(?!\/)/.test(address) ? toHref(address) : undefined;
}
