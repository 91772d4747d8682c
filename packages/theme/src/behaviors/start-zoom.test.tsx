import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Frame } from '../components/frame/frame.tsx';
import { Image } from '../components/image/image.tsx';
import { driveBoth } from '../fixtures/drive-both.tsx';
import { startZoom } from './start-zoom.ts';

// happy-dom has no layout.
beforeEach(() => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400));
afterEach(() => void vi.restoreAllMocks());

const page = (
  <>
    <Image src="data:," alt="A map" />
    <Image src="data:," alt="A plan" noZoom />
    <a href="/x">
      <Image src="data:," alt="A link" />
    </a>
    <Frame>
      <img src="data:," alt="In a frame" />
    </Frame>
  </>
);

test.each([1, 2])('images are the same with and without React (%i)', async (seed) => {
  const { plain, react } = await driveBoth(page, [startZoom], seed);
  expect(plain.join('')).toContain('<dialog class="octavo-zoom" aria-label="A map"');
  expect(plain.join('')).toContain('aria-label="In a frame"');
  expect(plain[0]?.match(/data-zoom/g)).toHaveLength(1);
  expect(react).toEqual(plain);
});
