import type { parseHTML as Parse } from 'linkedom';
import type { Box, Point } from './box.ts';
import { measureElement } from './measure-element.ts';
import { measureTextLength } from './measure-svg-text.ts';
import { listPathPoints } from './path-points.ts';
import { createStyleCascade } from './style-cascade.ts';
import type { StyleCascade } from './style-cascade.ts';

/** A window without a screen, in which a library draws: its elements know how large they are. */
export interface DrawingWindow {
  document: Document;
  /** Does something while the window's names are global, as libraries for browsers expect, and chance gives the same numbers each time. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
  /** What the sheet of the drawing says. */
  cascade(): StyleCascade;
}

/** What the window is taken for, in pixels: as wide as a page's column. */
const SIZE = { width: 688, height: 600 };

/** Makes a window of `linkedom`, and gives its elements sizes from the font of the theme. */
export function createDrawingWindow(parseHTML: typeof Parse): DrawingWindow {
  const window = parseHTML('<!doctype html><html><head></head><body></body></html>');
  const { document } = window;
  let cascade = createStyleCascade('');
  const create = document.createElement.bind(document);
  // A sheet counts from when it is written: what is drawn is measured before it is placed.
  const createElement = (name: string): Element => {
    const element = create(name);
    if (name !== 'style') return element;
    return Object.defineProperty(element, 'innerHTML', {
      set(css: string) {
        element.textContent = css;
        cascade = createStyleCascade(css);
      },
    });
  };
  Object.defineProperty(document, 'createElement', { value: createElement });
  define(
    window.Element.prototype,
    listMeasures(() => cascade),
  );
  // Mermaid waits for the images of labels.
  // Mind maps and architectures are laid out by a library that has a canvas of its own, which nobody sees.
  define(window.HTMLCanvasElement.prototype, { getContext: createBlankContext });
  define(window.HTMLImageElement.prototype, { complete: true });
  const names: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries(NAMES.map((name) => [name, window[name as keyof typeof window]])),
    window,
    document,
    CSSStyleSheet: createSheetClass(document),
    screen: { availWidth: SIZE.width, availHeight: SIZE.height },
    // There is no screen, and so no frame: what would be drawn on a canvas for ever is not.
    requestAnimationFrame: () => 0,
    getComputedStyle: (element: Element) => computeStyle(element, cascade),
  };
  return { document, run: (work) => withGlobals({ ...names, Math: createSteadyMath() }, work), cascade: () => cascade };
}

/** What Mermaid and the sanitizer in it ask for by name. */
const NAMES =
  'DOMParser Element HTMLElement SVGElement Node NodeFilter NamedNodeMap DocumentFragment HTMLTemplateElement HTMLFormElement'.split(' ');

/** `Math` whose random numbers begin anew: commits without a name are numbered with them (Park and Miller's generator). */
function createSteadyMath(): Math {
  let state = 1;
  const random = (): number => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  return Object.assign(Object.create(Math) as Math, { random });
}

/** What draws on a canvas: it takes everything, shows nothing, and is 1 as a number. */
function createBlankContext(): unknown {
  const blank: unknown = new Proxy(() => undefined, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => 1 : blank),
    apply: () => blank,
    set: () => true,
  });
  return blank;
}

function listMeasures(cascade: () => StyleCascade): Readonly<Record<string, unknown>> {
  return {
    getBBox(this: Element) {
      return toRect(measureElement(this, cascade()));
    },
    getBoundingClientRect(this: Element) {
      return toRect(measureElement(this, cascade()));
    },
    getComputedTextLength(this: Element) {
      return measureTextLength(this, cascade());
    },
    getTotalLength(this: Element) {
      return listDistances(listPathPoints(this.getAttribute('d') ?? '')).at(-1) ?? 0;
    },
    getPointAtLength(this: Element, length: number) {
      return findPoint(listPathPoints(this.getAttribute('d') ?? ''), length);
    },
    clientWidth: SIZE.width,
    clientHeight: SIZE.height,
    offsetWidth: SIZE.width,
    offsetHeight: SIZE.height,
  };
}

function toRect({ left, top, right, bottom }: Box = { left: 0, top: 0, right: 0, bottom: 0 }): Box & Record<string, number> {
  return { x: left, y: top, width: right - left, height: bottom - top, left, top, right, bottom };
}

/** How far each point is from the first along the lines between them. */
function listDistances(points: readonly Point[]): number[] {
  let sum = 0;
  return points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y];
    sum += Math.hypot(x - fromX, y - fromY);
    return sum;
  });
}

function findPoint(points: readonly Point[], length: number): { x: number; y: number } {
  const distances = listDistances(points);
  const after = distances.findIndex((distance) => distance >= length);
  const [toX, toY] = points.at(after) ?? [0, 0];
  const [fromX, fromY] = points[after - 1] ?? [toX, toY];
  const [start, end] = [distances[after - 1] ?? 0, distances.at(after) ?? 0];
  const part = end > start ? Math.min(1, (length - start) / (end - start)) : 1;
  return { x: fromX + (toX - fromX) * part, y: fromY + (toY - fromY) * part };
}

/** A class of sheets that stand in no document: each is that of an element, which takes rules one by one. */
function createSheetClass(document: Document): unknown {
  return function CSSStyleSheet() {
    const style = document.createElementNS('http://www.w3.org/1999/xhtml', 'style') as HTMLStyleElement;
    style.textContent = 'a{}';
    const { sheet } = style;
    sheet?.deleteRule(0);
    if (sheet) define(sheet, { replaceSync: undefined });
    return sheet;
  };
}

function computeStyle(element: Element, cascade: StyleCascade): unknown {
  return {
    fontSize: `${cascade.fontSizeOf(element)}px`,
    textAnchor: cascade.inheritedValue(element, 'text-anchor') ?? 'start',
    getPropertyValue: (name: string) => cascade.ownValue(element, name) ?? (/^(?:padding|border|margin)/.test(name) ? '0px' : ''),
  };
}

function define(owner: object, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

/** The names are taken back: what else runs in this thread is in no browser. */
async function withGlobals<Result>(names: Readonly<Record<string, unknown>>, work: () => Promise<Result>): Promise<Result> {
  const before = Object.keys(names).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  define(globalThis, names);
  try {
    return await work();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
      else Object.defineProperty(globalThis, name, descriptor);
    }
  }
}
