import { expect, test } from 'vitest';
import { liftStyles } from './lift-styles.ts';

test('elements of one style share one rule', () => {
  const { body, css } = liftStyles(
    '<p style="color:red">a</p><b class="x" style="--a:url(&quot;/i.png?a&amp;b&quot;)">b</b><i style="color:red"></i>',
  );
  expect(body).toBe('<p data-octavo-look="0">a</p><b class="x" data-octavo-look="1">b</b><i data-octavo-look="0"></i>');
  expect(css).toBe('[data-octavo-look="0"]{color:red}[data-octavo-look="1"]{--a:url("/i.png?a&b")}');
});

test('the mark of aligned text says so, for the rules of the theme that look for it', () => {
  const { body, css } = liftStyles('<p style="color:red">a</p><p style="text-align:center">b</p>');
  expect(body).toBe('<p data-octavo-look="0">a</p><p data-octavo-look="align-1">b</p>');
  expect(css).toContain('[data-octavo-look="align-1"]{text-align:center}');
});

test('text, other attributes and programs are left alone', () => {
  const text =
    '<p title=\'<b style="a">\'>the attribute style="x" of a tag</p><script>"<b style=\\"y\\">"</script><code>&lt;b style="z"></code>';
  expect(liftStyles(text)).toEqual({ body: text, css: '' });
});

test('a value cannot end its rule', () => {
  expect(liftStyles('<p style="color:red}*{display:none">x</p>').css).toBe('[data-octavo-look="0"]{color:red*display:none}');
});
