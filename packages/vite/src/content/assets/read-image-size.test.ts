import { expect, test } from 'vitest';
import { readImageSize } from './read-image-size.ts';

const read = (text: string): unknown => readImageSize(new TextEncoder().encode(text));

test('an SVG by its size, or by its view box', () => {
  expect(read('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="24"/>')).toEqual({ width: 120, height: 24 });
  expect(read('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 20"/>')).toEqual({ width: 60, height: 20 });
  expect(read('<svg xmlns="http://www.w3.org/2000/svg" width="100%" viewBox="0 0 60 20"/>')).toEqual({ width: 60, height: 20 });
});

test('a photograph as the browser turns it', () => {
  expect([1, 6].map((orientation) => readImageSize(createPhotograph(orientation)))).toEqual([
    { width: 40, height: 30 },
    { width: 30, height: 40 },
  ]);
});

test.each(['', 'no image', '<svg xmlns="http://www.w3.org/2000/svg"/>', '<svg width="0" height="0"/>'])('nothing of %j', (text) => {
  expect(read(text)).toBeUndefined();
});

/** The head of a JPEG of 40 by 30 pixels that says how the camera was held. */
function createPhotograph(orientation: number): Uint8Array {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  const exif = [...new TextEncoder().encode('Exif'), 0, 0, ...tiff];
  const frame = [8, 0, 30, 0, 40, 1, 1, 0x11, 0];
  const segment = (marker: number, body: number[]): number[] => [0xff, marker, 0, body.length + 2, ...body];
  return Uint8Array.from([0xff, 0xd8, ...segment(0xe1, exif), ...segment(0xc0, frame), 0xff, 0xd9, ...Array<number>(64).fill(0)]);
}
