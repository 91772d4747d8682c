import { expect, test } from 'vitest';
import { drawAnswer } from './draw-answer.ts';

function draw(text: string): string[] {
  return drawAnswer(text, [], (href) => `/docs${href}`).map(({ element }) => element.outerHTML);
}

test('paragraphs, lists, headings and code as models write them', () => {
  const text =
    '## Keys\nA key is **long** and `secret`,\nsee [keys](/keys#new).\n\n- one\n- two\n  goes on\n\n3. three\n\n```js\nconst a = 1;\n\n- b\n```\nEnd';
  expect(draw(text)).toEqual([
    '<p><strong>Keys</strong></p>',
    '<p>A key is <strong>long</strong> and <code>secret</code>, see <a href="/docs/keys#new">keys</a>.</p>',
    '<ul><li>one</li><li>two goes on</li></ul>',
    '<ol start="3"><li>three</li></ol>',
    '<pre tabindex="0"><code>const a = 1;\n\n- b</code></pre>',
    '<p>End</p>',
  ]);
});

test('emphasis of both kinds, but no sign of a sum or within a name', () => {
  expect(draw('*One* and _two `a_b`_, 2 * 3 * 4, a_b_c, *open')).toEqual([
    '<p><em>One</em> and _two <code>a_b</code>_, 2 * 3 * 4, a_b_c, *open</p>',
  ]);
  expect(draw('(_two_) **all *of* it** *left*')).toEqual(['<p>(<em>two</em>) **all <em>of</em> it** <em>left</em></p>']);
});

test('code that has not come to its end is code', () => {
  expect(draw('So:\n```sh\nnpm i\n\n# no')).toEqual(['<p>So:</p>', '<pre tabindex="0"><code>npm i\n\n# no</code></pre>']);
});

test('HTML stays text, and no address is followed that runs code or leaves the scheme open', () => {
  expect(draw('<img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](//evil.test) [c](https://ok.test/x)')).toEqual([
    '<p>&lt;img src=x onerror=alert(1)&gt; [a](javascript:alert(1)) [b](//evil.test) <a href="https://ok.test/x">c</a></p>',
  ]);
});

test('what did not change keeps its element', () => {
  const [first, ...rest] = drawAnswer('One.\n\nTw', [], String);
  if (first === undefined) throw new Error('There is a paragraph.');
  const next = drawAnswer('One.\n\nTwo.', [first, ...rest], String);
  expect(next[0]?.element).toBe(first.element);
  expect(next.map(({ element }) => element.textContent)).toEqual(['One.', 'Two.']);
});
