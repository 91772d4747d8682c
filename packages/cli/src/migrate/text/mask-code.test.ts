import { expect, it } from 'vitest';
import { findFences, maskCode } from './mask-code.ts';

it('takes no fence for one in a program that a page exports', () => {
  const text = 'export async function Ansi() {\n  const text = `~~~md\n`\n  return text\n}\n\n```js\na\n```\n';
  expect(findFences(text).map(({ opening }) => opening)).toEqual(['```js']);
  expect(findFences('export function a() {\n\n```js\nb\n```\n').map(({ opening }) => opening)).toEqual(['```js']);
});

it('ends a program at the line that closes its last brace', () => {
  const text =
    'export async function Note({ a }) {\n  const b = `${a}`\n\nreturn <b>{b}</b> }\n\n```js\nexport default {\n}\n```\n\n```sh\nc\n```\n';
  expect(findFences(text).map(({ opening }) => opening)).toEqual(['```js', '```sh']);
});

it('takes a text in an attribute for code, lines without words and all', () => {
  const masked = maskCode('<Tab>\n<Code code={`a\n\n<b>`} />\n</Tab>\n<Tab>\n<Code code={`c`} />\n</Tab>');
  expect(masked.match(/<\/?\w+/g)).toEqual(['<Tab', '<Code', '</Tab', '<Tab', '<Code', '</Tab']);
});

it('ends no fence at one in a comment of its code', () => {
  const text = '```ts\n/**\n * ```md\n * a\n * ```\n */\n```\n\n- ```sh\n  b\n  ```\n';
  expect(findFences(text).map(({ body }) => body)).toEqual(['/**\n * ```md\n * a\n * ```\n */\n', '  b\n']);
});
