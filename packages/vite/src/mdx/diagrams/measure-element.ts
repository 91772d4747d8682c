import { boxAround, joinBoxes, transformBox } from './box.ts';
import type { Box } from './box.ts';
import { measureLabel } from './measure-label.ts';
import { measureSvgText } from './measure-svg-text.ts';
import { listPathPoints } from './path-points.ts';
import type { StyleCascade } from './style-cascade.ts';

/** Elements of SVG that show nothing where they stand. */
const UNSEEN: ReadonlySet<string> = new Set([
  'defs',
  'marker',
  'style',
  'title',
  'desc',
  'symbol',
  'clipPath',
  'pattern',
  'filter',
  'mask',
]);

/** The box of an element in its own coordinates, as `getBBox` gives it in a browser; undefined for one that shows nothing. */
export function measureElement(element: Element, cascade: StyleCascade): Box | undefined {
  const name = element.localName;
  if (UNSEEN.has(name) || cascade.ownValue(element, 'display') === 'none') return undefined;
  if (isHtml(element)) return measureLabel(element, cascade);
  if (name === 'text' || name === 'tspan') return measureSvgText(element, cascade);
  return measureShape(element) ?? joinBoxes([...element.children].map((child) => measureChild(child, cascade)));
}

function measureChild(child: Element, cascade: StyleCascade): Box | undefined {
  return transformBox(measureElement(child, cascade), child.getAttribute('transform'));
}

function measureShape(element: Element): Box | undefined {
  const read = (name: string): number => Number.parseFloat(element.getAttribute(name) ?? '') || 0;
  const around = (x: number, y: number): Box => ({
    left: read('cx') - x,
    top: read('cy') - y,
    right: read('cx') + x,
    bottom: read('cy') + y,
  });
  switch (element.localName) {
    case 'circle':
      return around(read('r'), read('r'));
    case 'ellipse':
      return around(read('rx'), read('ry'));
    case 'line':
      return boxAround([
        [read('x1'), read('y1')],
        [read('x2'), read('y2')],
      ]);
    case 'path':
      return boxAround(listPathPoints(element.getAttribute('d') ?? ''));
    case 'polygon':
    case 'polyline':
      return boxAround(listPathPoints(`M${element.getAttribute('points') ?? ''}`));
    case 'rect':
    case 'image':
    case 'use':
    case 'foreignObject':
      return { left: read('x'), top: read('y'), right: read('x') + read('width'), bottom: read('y') + read('height') };
    default:
      return undefined;
  }
}

/** Whether it is of HTML: a label inside a `foreignObject`, or what holds a drawing while it is made. */
function isHtml(element: Element): boolean {
  return element.closest('svg') === null || Boolean(element.parentElement?.closest('foreignObject'));
}
