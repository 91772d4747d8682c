import type { Box } from './box.ts';
import { measureText } from './letter-widths.ts';
import { fontOf } from './measure-svg-text.ts';
import { isDomElement, isDomText } from './node-kinds.ts';
import type { StyleCascade } from './style-cascade.ts';

/** Elements that begin and end a line. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'div', 'li', 'ul', 'ol', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);

/** Of a label of Mermaid's. */
const LINE_HEIGHT = 1.5;

/** The font of a site may be wider than the theme's: a line more than is filled is better than one too few. */
const SLACK = 1.05;

/** The box of a label of HTML: lines of text, which wrap where Mermaid asks for it. */
export function measureLabel(element: Element, cascade: StyleCascade): Box {
  const lines: Line[] = [{ words: [] }];
  gather(element, cascade, lines);
  const filled = lines.filter(({ words }) => words.some(({ width }) => width > 0));
  const limit = readLength(element, cascade, 'max-width') ?? Infinity;
  const wraps = cascade.inheritedValue(element, 'white-space') === 'break-spaces';
  const fixed = readLength(element, cascade, 'width');
  const wrapped = wraps ? filled.flatMap((line) => wrap(line, (fixed ?? limit) / SLACK)) : filled;
  const width = Math.min(limit, fixed ?? Math.max(0, ...wrapped.map(widthOf)));
  const height = wrapped.length * LINE_HEIGHT * cascade.fontSizeOf(element);
  return { left: 0, top: 0, right: width, bottom: height };
}

/** Words of one line, and the space after each. */
interface Line {
  words: { width: number; space: number }[];
}

function gather(element: Element, cascade: StyleCascade, lines: Line[]): void {
  const font = fontOf(element, cascade);
  for (const child of element.childNodes) {
    if (isDomText(child)) {
      for (const [, word = '', space = ''] of child.data.matchAll(/(\S*)(\s*)/g))
        lines.at(-1)?.words.push({ width: measureText(word, font), space: space === '' ? 0 : measureText(' ', font) });
    } else if (isDomElement(child)) {
      const { localName } = child;
      if (localName === 'img') throw new Error('Only a browser can tell the size of an image.');
      const isBlock = BLOCKS.has(localName);
      if (isBlock || localName === 'br') lines.push({ words: [] });
      gather(child, cascade, lines);
      if (isBlock) lines.push({ words: [] });
    }
  }
}

function wrap({ words }: Line, limit: number): Line[] {
  const lines: Line[] = [{ words: [] }];
  for (const word of words) {
    const line = lines.at(-1);
    if (line === undefined || (line.words.length > 0 && widthOf(line) + word.width > limit)) lines.push({ words: [word] });
    else line.words.push(word);
  }
  return lines;
}

/** Without the space at its end. */
function widthOf({ words }: Line): number {
  return words.reduce((sum, { width, space }) => sum + width + space, 0) - (words.findLast(({ width }) => width > 0)?.space ?? 0);
}

function readLength(element: Element, cascade: StyleCascade, property: string): number | undefined {
  for (let at: Element | null = element; at && at.localName !== 'foreignObject'; at = at.parentElement) {
    const value = Number.parseFloat(cascade.ownValue(at, property) ?? '');
    if (!Number.isNaN(value)) return value;
  }
  return undefined;
}
