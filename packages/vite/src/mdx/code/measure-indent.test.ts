import { expect, test } from 'vitest';
import { measureIndent } from './measure-indent.ts';
import { renderCodeHtml } from './render-code-html.ts';

test.each([
  ['a', 0],
  ['    a b', 4],
  ['\t\ta', 4],
  ['   ', 0],
  ['', 0],
])('%j', (line, indent) => {
  expect(measureIndent(line)).toBe(indent);
});

test('a rendered line says its own, and none says 0', () => {
  const lines = ['  a', 'b'].map((text) => [{ text, look: '' }]);
  expect(renderCodeHtml(lines, '', { marks: new Map() })).toContain(
    '<span class="line" data-indent="2">  a</span>\n<span class="line">b</span>',
  );
});
