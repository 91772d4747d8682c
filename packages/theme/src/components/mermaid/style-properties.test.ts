import { expect, test } from 'vitest';
import { hideStyles } from './style-properties.ts';

test.each([
  ['<a style="b">', '<a data-octavo-style="b">'],
  ['<a title=" style=" style="b" id="c"/>', '<a title=" style=" data-octavo-style="b" id="c"/>'],
  ['<a title="1 > 0" style="b">', '<a title="1 > 0" data-octavo-style="b">'],
  ['<p>a style="b"</p><p style="c">', '<p>a style="b"</p><p data-octavo-style="c">'],
  ['<a styles="b">', '<a styles="b">'],
])('%s', (markup, expected) => {
  expect(hideStyles(markup)).toBe(expected);
});
