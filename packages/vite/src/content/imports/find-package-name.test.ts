import { expect, it } from 'vitest';
import { findPackageName } from './find-package-name.ts';

it.each([
  ['nextra', 'nextra'],
  ['nextra/components', 'nextra'],
  ['@scope/name', '@scope/name'],
  ['@scope/name/part.js', '@scope/name'],
  ['lodash.merge', 'lodash.merge'],
  ['logo/mark.svg?react', 'logo'],
])('%s is of the package %s', (specifier, name) => {
  expect(findPackageName(specifier)).toBe(name);
});

it.each([
  'fs',
  'fs/promises',
  'node:fs',
  '@/parts/card',
  '@scope',
  '~/card',
  '#card',
  'https://a.example/b.js',
  'virtual:x',
  'A/b',
  '.x',
  '',
])('%j is of no package', (specifier) => {
  expect(findPackageName(specifier)).toBeUndefined();
});
