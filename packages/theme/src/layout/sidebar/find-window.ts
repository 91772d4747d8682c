/** The `size` places of a list of `length` around `index` (the first ones without it), from and to: `(20, 10, 12)` -> `[4, 16]`. */
export function findWindow(length: number, index: number | undefined, size: number): [from: number, to: number] {
  const from = Math.max(0, Math.min((index ?? 0) - Math.floor(size / 2), length - size));
  return [from, Math.min(length, from + size)];
}
