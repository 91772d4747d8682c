import { expect, test } from 'vitest';
import { putVariables } from './put-variables.ts';

const VARIABLES = {
  tag: '<script>a()</script>',
  brace: '{b()}',
  quote: '"x" & &lt;',
  break: '` <b>',
  template: '${a} \\n',
  version: '2.1',
  apostrophe: "it's \\n",
};

test.each([
  ['{{version}} {{tag}}', '2.1 &#0000060;script>a()&#0000060;/script>'],
  ['{{brace}} {{none}}', '&#0000123;b()&#0000125; {{none}}'],
  ['<A b="{{quote}}" />', '<A b="&#0000034;x&#0000034; & &#0000038;lt;" />'],
  ['`{{tag}}` {{brace}}', '`<script>a()</script>` &#0000123;b()&#0000125;'],
  ['```js\n{{brace}}\n```', '```js\n{b()}\n```'],
  ['`{{break}}`', '`&#0000096; <b>`'],
  ['{`{{template}}`}', '{`&#0000036;{a} &#0000092;n`}'],
  ["<A b='{{apostrophe}}' c={'{{apostrophe}}'} />", "<A b='it&#0000039;s &#0000092;n' c={'it&#0000039;s &#0000092;n'} />"],
  ['Here {{apostrophe}}', "Here it's \\n"],
  ['<!-- {{tag}} -->', '<!-- &#0000060;script>a()&#0000060;/script> -->'],
  ['---\ntitle: {{tag}}\n---\n{{tag}}', '---\ntitle: <script>a()</script>\n---\n&#0000060;script>a()&#0000060;/script>'],
])('puts text in %j', (text, filled) => {
  expect(putVariables(text, VARIABLES)).toBe(filled);
});
