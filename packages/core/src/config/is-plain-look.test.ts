import { expect, test } from 'vitest';
import { isPlainLook } from './is-plain-look.ts';
import { resolveLook } from './schema/resolve-look.ts';

test('a look is plain when the config says nothing about it', () => {
  expect(isPlainLook(resolveLook({}))).toBe(true);
  expect(isPlainLook(resolveLook({ layout: 'topnav' }))).toBe(true);
  expect(isPlainLook(resolveLook({ rounded: 'sharp' }))).toBe(false);
  expect(isPlainLook(resolveLook({ background: { style: 'grid' } }))).toBe(true);
  expect(isPlainLook(resolveLook({}, { layout: 'sidenav' }))).toBe(true);
});
