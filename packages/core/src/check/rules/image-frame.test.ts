import { expect, it } from 'vitest';
import { applyEdits } from '../../diagnostic/apply-edits.ts';
import { createCheckedPage } from '../check-fixture.ts';
import { checkImageFrame } from './image-frame.ts';

function fix(text: string): string {
  return applyEdits(
    text,
    checkImageFrame(createCheckedPage(text)).map((finding) => finding.fix ?? []),
  ).text;
}

it('frames an image that has its line to itself, indented as it is', () => {
  expect(fix('Text\n\n![a](b.png)\n')).toBe('Text\n\n<Frame>\n  ![a](b.png)\n</Frame>\n');
  expect(fix('  <img src="b.png" />\r\n')).toBe('  <Frame>\r\n    <img src="b.png" />\r\n  </Frame>\r\n');
});

it('leaves an image beside something else to the author', () => {
  const text = '- ![a](b.png)';
  expect(checkImageFrame(createCheckedPage(text))).toHaveLength(1);
  expect(fix(text)).toBe(text);
});

it('finds nothing wrong with framed and small ones, in Markdown and on pages that draw themselves', () => {
  const checked = createCheckedPage('![a](b.png)');
  const [image] = checked.outline.images;
  if (image === undefined) throw new Error('The fixture has an image.');
  expect(checkImageFrame({ ...checked, outline: { ...checked.outline, images: [{ ...image, hasFrame: true }] } })).toEqual([]);
  expect(checkImageFrame({ ...checked, outline: { ...checked.outline, images: [{ ...image, isInline: true }] } })).toEqual([]);
  expect(checkImageFrame(createCheckedPage('![a](b.png)', { file: 'a.md' }))).toEqual([]);
  expect(checkImageFrame(createCheckedPage('---\nmode: custom\n---\n![a](b.png)'))).toEqual([]);
});
