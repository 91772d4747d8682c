import { expect, test } from 'vitest';
import { renderMath } from './render-math.ts';

test('a space of no width, as copied texts have it, is no sign of a formula', () => {
  expect(renderMath('a\u200B + \u2060b', { isBlock: false })).toEqual(renderMath('a + b', { isBlock: false }));
});
