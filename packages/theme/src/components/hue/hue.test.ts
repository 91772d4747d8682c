import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'hue.css'), 'utf8');

/** Every token: its name without the prefix, its colours in light and in dark. */
const HUES = [...css.matchAll(/--octavo-hue-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name = '', light = '', dark = '']) => ({
  name,
  colors: [light, dark],
}));

/** The strongest tint that text stands on: a badge's. */
const TINT = 0.14;

test.each([
  ['light', 0, '#ffffff'],
  ['dark', 1, '#0d0f13'],
])('text of every hue reads on the page and on its own tint: %s', (_mode, mode, page) => {
  const hues = HUES.filter(({ name }) => !name.endsWith('-text'));
  expect(hues).toHaveLength(7);
  for (const { name, colors } of hues) {
    const color = colors[mode] ?? '';
    const text = HUES.find((hue) => hue.name === `${name}-text`)?.colors[mode] ?? '';
    const tint = parseColor(color).map((part, index) => part * TINT + (parseColor(page)[index] ?? 0) * (1 - TINT));
    expect(findContrast(parseColor(text), parseColor(page)), `${name} on the page`).toBeGreaterThanOrEqual(4.5);
    expect(findContrast(parseColor(text), tint), `${name} on its tint`).toBeGreaterThanOrEqual(4.5);
    expect(findContrast(parseColor(color), parseColor(page)), `${name}, the sign`).toBeGreaterThanOrEqual(2.8);
  }
});

function parseColor(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

/** WCAG 2: the ratio of relative luminances. */
function findContrast(one: number[], other: number[]): number {
  const [high = 0, low = 0] = [findLuminance(one), findLuminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function findLuminance(color: number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
