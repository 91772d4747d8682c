import { expect, it } from 'vitest';
import { wrapRawText } from './wrap-raw-text.ts';

it.each([
  ['<style>\n.a { b: c }\n</style>', '<style>{`\n.a { b: c }\n`}</style>'],
  ['<script async>let a = `${b}`;</script>', '<script async>{`let a = \\`\\${b}\\`;`}</script>'],
  ['<script src="a.js"></script>', '<script src="a.js"></script>'],
  ['<style>{`.a {}`}</style>', '<style>{`.a {}`}</style>'],
  ['<script type="a">\n{ "b": 1 }\n</script>', '<script type="a">{`\n{ "b": 1 }\n`}</script>'],
  ['<script>{"a"}</script>', '<script>{"a"}</script>'],
  ['`<style>a {}</style>`', '`<style>a {}</style>`'],
  ['<iframe srcDoc="<script>a({})</script>" />', '<iframe srcDoc="<script>a({})</script>" />'],
  ['<p title="a" /> <style>a {}</style>', '<p title="a" /> <style>{`a {}`}</style>'],
  [
    '<p dangerouslySetInnerHTML={{ __html: \'<script>\\"a\\"<\\/script>\' }} />\n<style>a {}</style>',
    '<p dangerouslySetInnerHTML={{ __html: \'<script>\\"a\\"<\\/script>\' }} />\n<style>{`a {}`}</style>',
  ],
  ['```html\n<style>a {}</style>\n```', '```html\n<style>a {}</style>\n```'],
])('%j', (text, expected) => {
  expect(wrapRawText(text)).toBe(expected);
});
