import { expect, it } from 'vitest';
import { createFontStyle, listFontFiles } from './create-font-style.ts';

it('names nothing for a site without fonts', () => {
  expect(createFontStyle({})).toBe('');
  expect(listFontFiles({})).toEqual([]);
});

it('declares one face for one file, and a token for text and headings each', () => {
  const font = { family: 'Inter', url: '/docs/inter.woff2?v=1', weight: '400' };
  const style = createFontStyle({ headings: font, body: font });
  expect(style.match(/@font-face/g)).toHaveLength(1);
  expect(style).toContain('src:url("/docs/inter.woff2?v=1") format("woff2");font-display:swap;font-weight:400');
  expect(style).toContain('--octavo-font-sans:"Inter",var(--octavo-font-fallback)');
  expect(style).toContain('--octavo-font-heading:"Inter"');
  expect(listFontFiles({ headings: font, body: font })).toEqual(['/docs/inter.woff2?v=1']);
});

it('fetches nothing for a family without a file', () => {
  expect(createFontStyle({ body: { family: 'Georgia' } })).toBe('.octavo{--octavo-font-sans:"Georgia",var(--octavo-font-fallback)}');
});

it('lets no text out of its place', () => {
  const style = createFontStyle({ body: { family: '"}</style><script>', url: 'https://a/x.woff2")}</style>', weight: '1;}' } });
  expect(style).not.toMatch(/<|"\)\}/);
  expect(createFontStyle({ body: { family: 'A', url: 'javascript:x' } })).not.toContain('url(');
});
