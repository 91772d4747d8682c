import { expect, test } from 'vitest';
import { putVariables } from './put-variables.ts';

const VARIABLES = { tag: '<script>a()</script>', brace: '{b()}', quote: '"x" & &lt;', break: '` <b>', version: '2.1' };

test.each([
  ['{{version}} {{tag}}', '2.1 &#60;script>a()&#60;/script>'],
  ['{{brace}} {{none}}', '&#123;b()&#125; {{none}}'],
  ['<A b="{{quote}}" />', '<A b="&#34;x&#34; & &#38;lt;" />'],
  ['`{{tag}}` {{brace}}', '`<script>a()</script>` &#123;b()&#125;'],
  ['```js\n{{brace}}\n```', '```js\n{b()}\n```'],
  ['`{{break}}`', '`` &#60;b>`'],
  ['<!-- {{tag}} -->', '<!-- &#60;script>a()&#60;/script> -->'],
  ['---\ntitle: {{tag}}\n---\n{{tag}}', '---\ntitle: <script>a()</script>\n---\n&#60;script>a()&#60;/script>'],
])('puts text in %j', (text, filled) => {
  expect(putVariables(text, VARIABLES)).toBe(filled);
});
