/** The size of a drawing before anything scales it, in pixels. */
export interface DrawingSize {
  width: number;
  height: number;
}

/** Reads `viewBox` at the head of an SVG's source; undefined for one that has none. */
export function findDrawingSize(svg: string): DrawingSize | undefined {
  const [, box] = /^\s*<svg\b[^>]*?\sviewBox="([^"]*)"/.exec(svg) ?? [];
  const [, , width, height] = (box ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width !== undefined && height !== undefined && width > 0 && height > 0 ? { width, height } : undefined;
}
