import { describe, expect, it } from 'vitest';
import { contrastOf } from './contrast-of.ts';
import { createThemeStyle } from './create-theme-style.ts';
import { parseHex } from './parse-hex.ts';

const TEXTS = ['text', 'text-strong', 'text-muted', 'primary-text'];
const SURFACES = ['background', 'surface', 'surface-strong', 'raised', 'primary-tint'];

describe('createThemeStyle', () => {
  it('takes the primary for light mode, `light` for dark mode and `dark` for buttons', () => {
    const style = createThemeStyle({ primary: '#0d9373', light: '#55d799', dark: '#007a5a' });
    expect(style).toContain('--octavo-color-primary:light-dark(#0d9373,#55d799)');
    expect(style).toContain('--octavo-color-button:light-dark(#007a5a,#007a5a)');
  });

  it('keeps every text readable on every surface, whatever the colours', () => {
    const random = createRandom(7);
    for (let round = 0; round < 200; round += 1) {
      const [primary, light, dark, day, night] = [random(), random(), random(), random(), random()];
      const background = round % 2 === 0 ? { light: day, dark: night } : undefined;
      const style = createThemeStyle({ primary, light, dark }, background);
      for (const mode of [0, 1] as const) {
        for (const text of TEXTS) {
          for (const surface of SURFACES) {
            expect(contrastIn(style, mode, [text, surface]), `${text} on ${surface} in ${style}`).toBeGreaterThanOrEqual(4.5);
          }
        }
        expect(contrastIn(style, mode, ['on-primary', 'primary'])).toBeGreaterThanOrEqual(4.5);
        expect(contrastIn(style, mode, ['on-button', 'button'])).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('lets nothing but a hex colour in', () => {
    const style = createThemeStyle(
      { primary: '#fff}</style><script>', light: 'url(//x)', dark: 'red;}' },
      { light: '}body{', dark: '#12345' },
    );
    expect(style).toMatch(/^\.octavo,\.octavo-document\{(--octavo-color-[a-z-]+:light-dark\(#[\da-f]{6},#[\da-f]{6}\);?)+\}$/);
  });
});

function contrastIn(style: string, mode: 0 | 1, [first, second]: readonly [string, string]): number {
  return contrastOf(readToken(style, first, mode), readToken(style, second, mode));
}

function readToken(style: string, token: string, mode: 0 | 1): readonly [number, number, number] {
  const pair = new RegExp(`--octavo-color-${token}:light-dark\\((#[\\da-f]{6}),(#[\\da-f]{6})\\)`).exec(style);
  const color = parseHex(pair?.[mode + 1] ?? '');
  if (color === undefined) throw new Error(`no ${token} in ${style}`);
  return color;
}

function createRandom(seed: number): () => string {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return `#${Math.floor((state / 2147483648) * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`;
  };
}
