import { describe, expect, it } from 'vitest';
import { findTailwindImport, readsFolder, sourcePath } from './tailwind-sources.ts';

const PLACES = { sheet: '/app/src/index.css', project: '/app', folder: '/app/docs' };

function reads(css: string): boolean | undefined {
  const found = findTailwindImport(css);
  return found && readsFolder(found, PLACES);
}

describe('findTailwindImport', () => {
  it.each([
    ["@import 'tailwindcss';"],
    ['@import "tailwindcss" prefix(tw);'],
    ["@layer theme, base;\n@import 'tailwindcss/theme.css' layer(theme);\n@import 'tailwindcss/utilities.css' layer(utilities);"],
    ["@import url('tailwindcss');"],
    ["<style>\n@import 'tailwindcss';\n</style>"],
  ])('finds %s', (css) => expect(findTailwindImport(css)).toBeDefined());

  it.each([["/* @import 'tailwindcss'; */"], ["@import 'tailwindcss-animate';"], ['@tailwind base;'], ["import 'tailwindcss';"]])(
    'leaves %s',
    (css) => expect(findTailwindImport(css)).toBeUndefined(),
  );

  it('points behind the last import', () => {
    const css = "@import 'tailwindcss';\n@import './fonts.css';\n\nbody {}";
    expect(css.slice(findTailwindImport(css)?.end)).toBe('\n\nbody {}');
  });
});

describe('readsFolder', () => {
  it.each([
    ["@import 'tailwindcss';", true],
    ["@import 'tailwindcss' source('..');", true],
    ["@import 'tailwindcss' source('../src');", false],
    ["@import 'tailwindcss' source(none);", false],
    ["@import 'tailwindcss';\n@source not '../docs';", false],
    ['@import \'tailwindcss\';\n@source not "../docs/**/*.mdx";', false],
    ["@import 'tailwindcss';\n/* @source not '../docs'; */", true],
    ["@import 'tailwindcss';\n@source not '../docs-old';", true],
  ])('%s: %s', (css, expected) => expect(reads(css)).toBe(expected));
});

it('names the folder from the style sheet', () => {
  expect(sourcePath(PLACES)).toBe('../docs');
  expect(sourcePath({ sheet: '/app/app.css', folder: '/app/docs' })).toBe('./docs');
});
