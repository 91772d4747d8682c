import { expect, test } from 'vitest';
import { toHeadingText } from './heading-text.ts';

test.each([
  ['Plain text', 'Plain text'],
  ['The **new** [guide](/x "t") for `npm`', 'The new guide for npm'],
  ['[data](<https://a.example/#:~:text=(not).-,b>) `x`, [c](</d (e)> "t")', 'data x, c'],
  ['`<Card>` and `a_b_c`', '<Card> and a_b_c'],
  ['snake_case_name stays, _this_ does not', 'snake_case_name stays, this does not'],
  ['***both*** ~~gone~~', 'both gone'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['[`code` in a link](/a)', 'code in a link'],
  ['![logo](/logo.svg) Title', 'Title'],
  ['Title <Badge color="a>b">New</Badge>', 'Title New'],
  ['Title {/* hidden */}', 'Title'],
  ['Hello {name}', 'Hello'],
  ['A \\* star and \\_ under', 'A * star and _ under'],
  ['R&amp;D &lt;3', 'R&D <3'],
  ['See [a][1] and [b]', 'See a and [b]'],
  ['``a ` b``', 'a ` b'],
  ['**a *b* c** *d', 'a b c *d'],
  ['~~a~~ * b_c_ **', 'a * b_c_ **'],
  ['[a](/b_(c)) <!-- d --> {/* e', 'a  {/* e'],
])('%j shows %j', (markdown, text) => {
  expect(toHeadingText(markdown)).toBe(text);
});
