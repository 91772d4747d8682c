import { expect, test } from 'vitest';
import { listEarlyFonts } from './list-early-fonts.ts';

const fonts = {
  text: ['/text'],
  accents: ['/accents'],
  math: { 'KaTeX_Main-Regular': '/main', 'KaTeX_Size1-Regular': '/size1', 'KaTeX_Size3-Regular': '/size3' },
};

test.each([
  ['<p>Text</p>', false, ['/text']],
  ['<p>Für Zürich</p>', false, ['/text', '/accents']],
  [`<p>${'A long text of José. '.padEnd(4000, 'No more of these. ')}</p>`, false, ['/text']],
  ['<span class="katex"><span class="delimsizing size3">(</span></span>', false, ['/text', '/main', '/size3']],
  ['<p>Für Zürich</p>', true, []],
  ['<p>Für Zürich</p><pre>code</pre>', true, ['/text']],
  ['<p>A <code>name</code></p>', true, ['/text']],
])('fetches early what %.20s is set in, with fonts of its own: %s', (body, hasOwnText, expected) => {
  expect(listEarlyFonts(fonts, { body, hasOwnText })).toEqual(expected);
});
