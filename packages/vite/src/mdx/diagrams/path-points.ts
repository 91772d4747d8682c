import type { Point } from './box.ts';

/** How many straight lines stand for a curve. */
const STEPS = 16;

/** How many numbers a command takes. */
const COUNTS: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7 };

/** The points of a path's `d`, its curves as lines: what its box, its length and a place on it are read from. */
export function listPathPoints(data: string): Point[] {
  const points: Point[] = [];
  let start: Point = [0, 0];
  for (const [, command = '', list = ''] of data.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const name = command.toUpperCase();
    if (name === 'Z') points.push(start);
    const count = COUNTS[name] ?? Infinity;
    const numbers = [...list.matchAll(/[-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?/gi)].map(Number);
    for (let index = 0; index + count <= numbers.length; index += count) {
      const from = points.at(-1) ?? [0, 0];
      const values = numbers.slice(index, index + count);
      points.push(...toLines(name, from, command === name ? values : makeAbsolute(name, values, from)));
      if (name === 'M' && index === 0) start = points.at(-1) ?? start;
    }
  }
  return points;
}

/** Numbers that count from the last point, as numbers that count from the origin. */
function makeAbsolute(name: string, values: readonly number[], [x, y]: Point): number[] {
  if (name === 'H') return values.map((value) => value + x);
  if (name === 'V') return values.map((value) => value + y);
  const first = name === 'A' ? 5 : 0;
  return values.map((value, index) => (index < first ? value : value + ((index - first) % 2 === 0 ? x : y)));
}

function toLines(name: string, from: Point, values: readonly number[]): Point[] {
  const [x, y] = from;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
  if (name === 'H') return [[a, y]];
  if (name === 'V') return [[x, a]];
  if (name === 'C') return sample(from, [a, b], [c, d], [e, f]);
  if (name === 'S') return sample(from, from, [a, b], [c, d]);
  if (name === 'Q')
    return sample(from, [x + (2 / 3) * (a - x), y + (2 / 3) * (b - y)], [c + (2 / 3) * (a - c), d + (2 / 3) * (b - d)], [c, d]);
  return name === 'A' ? sampleArc(from, values) : [[a, b]];
}

function sample(...curve: readonly [Point, Point, Point, Point]): Point[] {
  const at = (axis: 0 | 1, t: number): number => {
    const [p, q, r, s] = curve;
    const u = 1 - t;
    return u ** 3 * p[axis] + 3 * u * u * t * q[axis] + 3 * u * t * t * r[axis] + t ** 3 * s[axis];
  };
  return Array.from({ length: STEPS }, (_, index) => [at(0, (index + 1) / STEPS), at(1, (index + 1) / STEPS)]);
}

/** https://www.w3.org/TR/SVG2/implnote.html#ArcConversionEndpointToCenter */
function sampleArc(
  [x1, y1]: Point,
  [width = 0, height = 0, turn = 0, isLarge = 0, isClockwise = 0, x2 = 0, y2 = 0]: readonly number[],
): Point[] {
  if (width === 0 || height === 0) return [[x2, y2]];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [dx, dy] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const grow = Math.max(1, Math.hypot(px / width, py / height));
  const [rx, ry] = [Math.abs(width) * grow, Math.abs(height) * grow];
  const far = (rx * py) ** 2 + (ry * px) ** 2;
  const pull = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - far) / (far || 1)));
  const [mx, my] = [(pull * rx * py) / ry, (-pull * ry * px) / rx];
  const first = Math.atan2((py - my) / ry, (px - mx) / rx);
  const last = Math.atan2((-py - my) / ry, (-px - mx) / rx);
  const round = 2 * Math.PI;
  const sweep = isClockwise ? (last - first + round) % round : -((first - last + round) % round);
  return Array.from({ length: STEPS }, (_, index): Point => {
    const angle = first + (sweep * (index + 1)) / STEPS;
    const [ex, ey] = [mx + rx * Math.cos(angle), my + ry * Math.sin(angle)];
    return [cos * ex - sin * ey + (x1 + x2) / 2, sin * ex + cos * ey + (y1 + y2) / 2];
  });
}
