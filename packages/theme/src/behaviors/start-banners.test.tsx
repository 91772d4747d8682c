import { expect, test } from 'vitest';
import { Banner } from '../components/banner/banner.tsx';
import { driveBoth } from '../fixtures/drive-both.tsx';
import { startBanners } from './start-banners.ts';

const page = ['One', 'Two', 'Three'].map((text) => (
  <Banner dismissible key={text}>
    {text}
  </Banner>
));

test.each([1, 2])('banners are the same with and without React (%i)', async (seed) => {
  const { plain, react } = await driveBoth(<>{page}</>, [startBanners], seed);
  expect(new Set(plain).size).toBeGreaterThan(2);
  expect(react).toEqual(plain);
});
