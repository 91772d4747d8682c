/** A rectangle that encloses something, by its edges, in user units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A point, in user units. */
export type Point = readonly [x: number, y: number];

/** `matrix(a b c d e f)` of SVG. */
type Matrix = readonly [number, number, number, number, number, number];

/** The box around points; undefined for none. */
export function boxAround(points: readonly Point[]): Box | undefined {
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The box around boxes; undefined for none. */
export function joinBoxes(boxes: readonly (Box | undefined)[]): Box | undefined {
  return boxAround(boxes.flatMap((box) => (box === undefined ? [] : cornersOf(box))));
}

/** The box around a box that a `transform` attribute has moved. */
export function transformBox(box: Box | undefined, transform: string | null): Box | undefined {
  if (box === undefined || transform === null) return box;
  const [a, b, c, d, e, f] = readTransform(transform);
  return boxAround(cornersOf(box).map(([x, y]): Point => [a * x + c * y + e, b * x + d * y + f]));
}

function cornersOf({ left, top, right, bottom }: Box): Point[] {
  return [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
}

function readTransform(transform: string): Matrix {
  return [...transform.matchAll(/(\w+)\s*\(([^)]*)\)/g)]
    .map(([, name, list = '']) =>
      toMatrix(
        name,
        list
          .trim()
          .split(/[\s,]+/)
          .map(Number),
      ),
    )
    .reduce(multiply, [1, 0, 0, 1, 0, 0]);
}

function toMatrix(name: string | undefined, [a = 0, b, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Matrix {
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0];
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (name === 'matrix') return [a, b ?? 0, c, d, e, f];
  if (name !== 'rotate') return [1, 0, 0, 1, 0, 0];
  const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
  const [x, y] = [b ?? 0, c];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
