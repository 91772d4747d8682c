import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import type { Declaration } from 'postcss';
import { expect, it } from 'vitest';

/** The theme's sheets and those of API pages. */
const root = join(import.meta.dirname, '../../..');
const sheets = globSync(['theme/src/**/*.css', 'openapi/src/react/**/*.css'], { cwd: root });
const declarations = sheets.flatMap((sheet) => {
  const found: { at: string; node: Declaration }[] = [];
  parse(readFileSync(join(root, sheet), 'utf8')).walkDecls((node) => {
    found.push({ at: `${sheet}:${node.source?.start?.line ?? 0} ${node.prop}: ${node.value}`, node });
  });
  return found;
});

const findBroken = (isBroken: (node: Declaration) => boolean): string[] =>
  declarations.filter(({ node }) => isBroken(node)).map(({ at }) => at);

const findSelectors = (isBroken: (selector: string) => boolean): string[] =>
  sheets.flatMap((sheet) => {
    const broken: string[] = [];
    parse(readFileSync(join(root, sheet), 'utf8')).walkRules(({ selectors }) => void broken.push(...selectors.filter(isBroken)));
    return broken;
  });

const PHYSICAL =
  /^(?:(?:min-|max-)?(?:width|height)|(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:top|right|bottom|left)(?:-(?:width|style|color))?|border-(?:top|bottom)-(?:left|right)-radius)$/;

it('finds what it is about', () => {
  expect(sheets.length).toBeGreaterThan(60);
  expect(['margin-top', 'left', 'border-bottom-color', 'max-height'].every((name) => PHYSICAL.test(name))).toBe(true);
  expect(['margin-block', 'inset-inline-start', 'border-width', 'inline-size'].some((name) => PHYSICAL.test(name))).toBe(false);
});

it('names sides by the direction of the text alone', () => {
  const isPhysical = ({ prop, value }: Declaration): boolean =>
    PHYSICAL.test(prop) || (['text-align', 'float', 'clear'].includes(prop) && /^(?:left|right)$/.test(value));
  expect(findBroken(isPhysical)).toEqual([]);
});

it('has no words, which no language could have others for', () => {
  expect(findBroken(({ prop, value }) => prop === 'content' && /(['"])[^'"]*\p{L}{2}[^'"]*\1/u.test(value))).toEqual([]);
});

it('has colours in tokens alone', () => {
  const isRaw = ({ prop, value }: Declaration): boolean =>
    !prop.startsWith('--') && /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i.test(value.replaceAll(/url\([^)]*\)/g, ''));
  expect(findBroken(isRaw)).toEqual([]);
});

it('has durations in tokens alone', () => {
  const isRaw = ({ prop, value, important }: Declaration): boolean =>
    /^(?:transition|animation)/.test(prop) && !important && /(?:^|[\s,])\.?\d[\d.]*m?s\b/.test(value);
  expect(findBroken(isRaw)).toEqual([]);
});

it('has sizes of type from the scale, or relative to the text around', () => {
  const isRaw = ({ prop, value }: Declaration): boolean =>
    prop === 'font-size' && /[\d.](?:rem|px)\b/.test(value) && !value.startsWith('clamp(');
  expect(findBroken(isRaw)).toEqual([]);
});

it('has space from the scale, but for lines of a pixel or two', () => {
  const isRaw = ({ prop, value }: Declaration): boolean =>
    /^(?:(?:scroll-)?(?:margin|padding)|(?:row-|column-)?gap)(?:-|$)/.test(prop) &&
    /(?:^|[\s(,-])(?:[\d.]+rem|(?:[3-9]|\d\d+)px)\b/.test(value);
  expect(findBroken(isRaw)).toEqual([]);
});

it('selects by its classes alone, below the root only what has none', () => {
  const twice = /^\.octavo\s+(?:\.octavo-|:is\(\s*\.octavo-[\w-]+(?:,\s*\.octavo-[\w-]+)*\s*\))/;
  expect(['.octavo .octavo-card', '.octavo :is(.octavo-a, .octavo-b) p'].every((selector) => twice.test(selector))).toBe(true);
  expect(['.octavo-card', '.octavo :where(pre)', '.octavo p.octavo-x', '.octavo .shiki'].some((one) => twice.test(one))).toBe(false);
  expect(findSelectors((selector) => twice.test(selector))).toEqual([]);
});

it('never selects everything in what has something', () => {
  // One such rule, and a change in any element that some `:has()` looks into has Chromium style all that is around it anew.
  const everything = /:has\((?:[^()]|\([^()]*\))*\)[^,(]*[\s>+~]\*(?![\w-])/;
  expect(everything.test('.a:has(.b) > *')).toBe(true);
  expect(everything.test('.a:has(.b):not(.c) > .d, .e > *')).toBe(false);
  expect(findSelectors((selector) => everything.test(selector))).toEqual([]);
});
