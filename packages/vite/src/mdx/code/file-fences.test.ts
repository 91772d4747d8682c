import { expect, it } from 'vitest';
import { listFencePaths, readFencePath } from '@octavo/core/internal';
import { fillFences } from './file-fences.ts';

const TEXT =
  '```ts title="a" file=../a.ts#one {1}\n```\n\n- x\n\n  ~~~file="b c.py"\n\n  ~~~\n\n```ts file=own.ts\nown code\n```\n\n> ```js file={"/c.js"}\n> ```\n';

it('finds the files of empty fences, however they are written', () => {
  expect(listFencePaths(TEXT)).toEqual(['../a.ts#one', 'b c.py', '/c.js']);
  expect(listFencePaths(TEXT.replaceAll('\n', '\r\n'))).toEqual(['../a.ts#one', 'b c.py', '/c.js']);
});

it('puts code into them, indented and quoted as they are', () => {
  const codes = {
    '../a.ts#one': { code: 'one\n\ntwo', language: 'ts' },
    'b c.py': { code: 'b\n  c', language: 'py' },
    '/c.js': { problem: 'none', hint: '' },
  };
  expect(fillFences(TEXT, codes)).toBe(
    '```ts title="a" file=../a.ts#one {1}\none\n\ntwo\n```\n\n- x\n\n  ~~~py file="b c.py"\n  b\n    c\n  ~~~\n\n```ts file=own.ts\nown code\n```\n\n> ```js file={"/c.js"}\n> ```\n',
  );
});

it.each([
  ['file=a.ts region=one', 'a.ts#one'],
  ['title="a" file="a.ts" region="one two"', 'a.ts#one two'],
  ['file=a.ts#one region=two', 'a.ts#one'],
  ['region=one', undefined],
])('%s names %s', (meta, written) => expect(readFencePath(meta)).toBe(written));
