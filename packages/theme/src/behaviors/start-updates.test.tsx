import { expect, test } from 'vitest';
import { Banner } from '../components/banner/banner.tsx';
import { Update } from '../components/update/update.tsx';
import { UpdateFilter } from '../components/update/update-filter.tsx';
import { driveBoth } from '../fixtures/drive-both.tsx';
import { startBanners } from './start-banners.ts';
import { startUpdates } from './start-updates.ts';

const page = (
  <>
    <Banner dismissible>One</Banner>
    <UpdateFilter tags="API, Web, CLI" />
    <Update label="May" tags={['API']}>
      a
    </Update>
    <Update label="April" tags="Web, API">
      b
    </Update>
    <Update label="March">c</Update>
  </>
);

test.each([1, 2])('the filter of updates and banners are the same with and without React (%i)', async (seed) => {
  const drives = await driveBoth(page, [startBanners, startUpdates], seed);
  expect(new Set(drives.plain).size).toBeGreaterThan(5);
  expect(drives.react).toEqual(drives.plain);
});
