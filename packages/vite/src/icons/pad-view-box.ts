/**
 * A square `viewBox` around a drawing that fills its own, with a tenth free above and below: icons of several sets side by side are of
 * one size. `(576, 512)` -> `-32 -64 640 640`
 */
export function padViewBox(width: number, height: number): string {
  const size = Math.max(height * 1.25, width);
  return [(width - size) / 2, (height - size) / 2, size, size].map((value) => Number(value.toFixed(3))).join(' ');
}
