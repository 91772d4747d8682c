import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mathStylesFile } from '../../package-path.ts';
import { renderMathStyles, scopeMathStyles } from './math-styles.ts';

test('rules go under the root class and into the layer, fonts stay outside in one format', () => {
  const css =
    '@font-face{font-family:K;src:url(f/K.woff2) format("woff2"),url(f/K.woff) format("woff"),url(f/K.ttf) format("truetype")}.katex{a:b}body{x:y}';
  expect(scopeMathStyles(css)).toBe(
    '@font-face{font-family:K;src:url(f/K.woff2) format("woff2")}\n@layer octavo.components{.octavo{.katex{a:b}}}\n',
  );
});

test('sizes within sizes come to what the installed sheet says', () => {
  const source = readFileSync(mathStylesFile(), 'utf8');
  const css = renderMathStyles();
  const find = (pattern: string): number => Number(new RegExp(`\\.${pattern}\\{[^}]*:([\\d.]+)\\}`).exec(css)?.[1]);
  const pairs = [...source.matchAll(/\.sizing\.reset-size(\d+)\.size(\d+)\s*\{font-size:([\d.]+)em\}/g)];
  expect(pairs.length).toBe(121);
  for (const [, from, to, size] of pairs) expect(find(`size${to}`) / find(`reset-size${from}`)).toBeCloseTo(Number(size), 3);
  expect(css).not.toContain('.sizing.');
});

test('of the sheet that is installed nothing is left outside', () => {
  const css = renderMathStyles();
  expect(css.match(/@font-face/g)?.length).toBeGreaterThan(10);
  expect(css).not.toMatch(/\.(?:woff|ttf)\)/);
  expect(css).not.toMatch(/[}{]body\s*\{/);
  expect(css.replaceAll(/@font-face\s*\{[^}]*\}\s*/g, '')).toMatch(/^@layer octavo\.components\{\.octavo\{\.katex/);
});
