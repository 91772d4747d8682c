import { expect, it } from 'vitest';
import { createCheckedPage } from '../check-fixture.ts';
import { checkImageAlt } from './image-alt.ts';

it.each([
  '![A route with two targets](a.png)',
  '<img src="a.png" alt="Two targets" />',
  '<img src="a.png" alt="" />',
  '![Dashboard](a.png)',
])('%s is good', (text) => {
  expect(checkImageAlt(createCheckedPage(text))).toEqual([]);
});

it.each([
  ['![](a.png)', 'The image has no alternative text.'],
  ['<img src="a.png" />', 'The image has no alternative text.'],
  ['![image](a.png)', 'The alternative text "image" does not say what the image shows.'],
  ['![screen-1.png](a.png)', 'The alternative text "screen-1.png" does not say what the image shows.'],
])('%s: %s', (text, message) => {
  expect(checkImageAlt(createCheckedPage(text))).toMatchObject([{ message, line: 1, column: 1, length: text.length }]);
});

it('believes a computed text', () => {
  const checked = createCheckedPage('<img src="a.png" />');
  for (const image of checked.outline.images) image.alt = null;
  expect(checkImageAlt(checked)).toEqual([]);
});
