import { expect, test } from 'vitest';
import { translateStyleSheet } from './translate-style-sheet.ts';

test.each([
  ['body #content-container { margin-left: calc(304px + 2vw) }', 'margin-left: calc(0px + 2vw)'],
  ['#content-container { padding-left: calc(19rem + 1rem) }', 'padding-left: calc(0px + 1rem)'],
  ['#content-container { margin-left: calc(100vw - 304px) }', 'margin-left: calc(100vw - 304px)'],
  ['#content-container p { margin-left: calc(304px + 2vw) }', 'margin-left: calc(304px + 2vw)'],
])('what keeps clear of the sidebar does so once: %s', (css, declaration) => {
  expect(translateStyleSheet(css)).toContain(declaration);
});
