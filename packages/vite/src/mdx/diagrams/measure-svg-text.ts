import { joinBoxes } from './box.ts';
import type { Box } from './box.ts';
import { measureText } from './letter-widths.ts';
import { isDomElement, isDomText } from './node-kinds.ts';
import type { StyleCascade } from './style-cascade.ts';

/** How far Geist reaches above and below its line, in sizes of its letters. */
const ASCENT = 1.005;
const DESCENT = 0.295;

/** The box of a `<text>` or `<tspan>` and the lines in it. */
export function measureSvgText(element: Element, cascade: StyleCascade): Box | undefined {
  const runs = listRuns(element, cascade, { x: 0, y: 0, chunk: 0 });
  return joinBoxes(
    runs.map(({ chunk, anchor, box }) => {
      const before = runs.filter((run) => run.chunk === chunk).reduce((sum, run) => sum + run.box.right - run.box.left, 0) * anchor;
      return { ...box, left: box.left - before, right: box.right - before };
    }),
  );
}

/** The width of all text in an element, as `getComputedTextLength` gives it. */
export function measureTextLength(element: Element, cascade: StyleCascade): number {
  return measureText(collapse(element.textContent), fontOf(element, cascade));
}

/** The font of an element's text. */
export function fontOf(element: Element, cascade: StyleCascade): { size: number; isBold: boolean } {
  const weight = cascade.inheritedValue(element, 'font-weight') ?? '';
  return { size: cascade.fontSizeOf(element), isBold: weight.startsWith('bold') || Number(weight) >= 600 };
}

/** The place where the next text begins: moved on by each run. What has a place of its own begins a chunk, which is anchored as a whole. */
interface Cursor {
  x: number;
  y: number;
  chunk: number;
}

/** A piece of text in one font, and how much of its chunk stands before the place that it is anchored at. */
interface Run {
  box: Box;
  chunk: number;
  anchor: number;
}

function listRuns(element: Element, cascade: StyleCascade, cursor: Cursor): Run[] {
  const font = fontOf(element, cascade);
  const read = (name: string): number | undefined => {
    const text = element.getAttribute(name) ?? '';
    const value = Number.parseFloat(text);
    return Number.isNaN(value) ? undefined : text.endsWith('em') ? value * font.size : value;
  };
  if (element.hasAttribute('x')) cursor.chunk += 1;
  cursor.x = (read('x') ?? cursor.x) + (read('dx') ?? 0);
  cursor.y = (read('y') ?? cursor.y) + (read('dy') ?? 0);
  return [...element.childNodes].flatMap((child) => {
    if (isDomElement(child)) return listRuns(child, cascade, cursor);
    const text = collapse(child.textContent);
    if (!isDomText(child) || text === '') return [];
    const left = cursor.x;
    cursor.x += measureText(text, font);
    const top = cursor.y - font.size * (ASCENT - findShift(cascade.inheritedValue(element, 'dominant-baseline')));
    const anchor = ANCHORS[cascade.inheritedValue(element, 'text-anchor') ?? ''] ?? 0;
    return [{ box: { left, top, right: cursor.x, bottom: top + font.size * (ASCENT + DESCENT) }, chunk: cursor.chunk, anchor }];
  });
}

const ANCHORS: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };

/** How far below its place the line of a text lies, in sizes of its letters. */
function findShift(baseline: string | undefined): number {
  if (baseline === 'middle' || baseline === 'central') return (ASCENT - DESCENT) / 2;
  return baseline === 'hanging' || baseline === 'text-before-edge' ? ASCENT : 0;
}

function collapse(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ');
}
