import { expect, test } from 'vitest';
import { findModuleEffect } from './find-module-effect.ts';

test.each([
  [
    'names alone',
    "import { jsx } from 'react/jsx-runtime'; export const a = [1, { b: 'x' }]; export default function A() { return jsx('p', {}) }",
  ],
  ['elements', "const icon = _jsx('svg', { children: [_jsx('path', { d: 'M0 0' })] }); export { icon };"],
  ['made components', "export const Box = React.memo(forwardRef((props, ref) => null)); Box.displayName = 'Box';"],
  ['words of a directive', "'use client'; export const text = 'the window of a document';"],
  ['calls within functions', 'export const load = async () => fetch(address);'],
  ['a class', 'export class Chart { draw() { return paint(); } }'],
])('%s have none', (_, code) => {
  expect(findModuleEffect(code)).toBeUndefined();
});

test.each([
  ['start();', 'runs code when it is imported'],
  ['export const at = Date.now();', 'runs code when it is imported'],
  ['const chart = new Chart(); export { chart };', 'runs code when it is imported'],
  ['export class A { static { start(); } }', 'runs code when it is imported'],
  ['for (const one of list) one();', 'runs code when it is imported'],
  ['export const A = () => typeof window === "undefined" ? null : 1;', 'asks for `window`'],
  ["customElements.define('x-y', class {}); document.title = '';", 'asks for `document`'],
  ['export const = 1;', 'cannot be read'],
])('%s', (code, effect) => {
  expect(findModuleEffect(code)).toBe(effect);
});
