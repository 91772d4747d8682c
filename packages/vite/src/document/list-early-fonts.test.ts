import { expect, test } from 'vitest';
import { listEarlyFonts } from './list-early-fonts.ts';

const fonts = {
  text: ['/text'],
  accents: ['/accents'],
  italic: ['/italic'],
  code: ['/code'],
  math: { 'KaTeX_Main-Regular': '/main', 'KaTeX_Size1-Regular': '/size1', 'KaTeX_Size3-Regular': '/size3' },
};

test.each([
  ['<p>Text</p>', false, ['/text']],
  ['<p>Für Zürich</p>', false, ['/text', '/accents']],
  [`<p>${'A long text of José. '.padEnd(4000, 'No more of these. ')}</p>`, false, ['/text']],
  ['<p>A <em>word</em></p>', false, ['/text', '/italic']],
  ['<p>Text</p><pre>code</pre>', false, ['/text', '/code']],
  ['<p>A <code>name</code></p>', false, ['/text', '/code']],
  ['<span class="katex"><span class="delimsizing size3">(</span></span>', false, ['/text', '/main', '/size3']],
  ['<p>Für <em>Zürich</em></p><pre>code</pre>', true, ['/code']],
])('fetches early what %.20s is set in, with fonts of its own: %s', (body, hasOwnText, expected) => {
  expect(listEarlyFonts(fonts, { body, hasOwnText })).toEqual(expected);
});
