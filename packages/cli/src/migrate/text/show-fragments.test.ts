import { expect, test } from 'vitest';
import { showFragments } from './show-fragments.ts';

test.each([
  [
    String.raw`<Fragment set:html={"<pre class=\"a\">{x} *y*\n<b>z</b></pre>"} />`,
    '<pre class="a">&#123;x&#125; &#42;y&#42;<br /><b>z</b></pre>',
  ],
  ['<Fragment set:html="<b>a_b</b>" />', '<b>a&#95;b</b>'],
  ['<Fragment set:html={`a ${b}`} /> <Fragment>a</Fragment>', '<Fragment set:html={`a ${b}`} /> <Fragment>a</Fragment>'],
])('%s', (text, expected) => {
  expect(showFragments(text)).toBe(expected);
});
