import { expect, it } from 'vitest';
import { createCheckedPage } from '../check-fixture.ts';
import { checkDescription } from './description.ts';

it.each(['---\ndescription: d\n---\n', '---\nurl: https://a.example\n---\n', '---\nopenapi: GET /x\n---\n'])('%j is good', (text) => {
  expect(checkDescription(createCheckedPage(text))).toEqual([]);
});

it.each(['', '---\ntitle: A\n---\n', "---\ndescription: ''\n---\n", '---\napi: GET /x\n---\n'])('%j has none', (text) => {
  expect(checkDescription(createCheckedPage(text))).toMatchObject([{ code: 'style/description', line: 1 }]);
});
