import { useRef } from 'react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { driveBoth } from '../fixtures/drive-both.tsx';
import { RatingButtons } from '../layout/feedback/rating-buttons.tsx';
import { useFurniture } from '../layout/furniture/use-furniture.ts';
import { startRating } from './start-rating.ts';

function Page(): ReactElement {
  const part = useRef<HTMLDivElement>(null);
  useFurniture(part);
  return (
    <div ref={part}>
      <RatingButtons base="/docs" href="/a" onRating={undefined} />
    </div>
  );
}

test.each([1, 2])('a rating is the same with and without React (%i)', async (seed) => {
  const { plain, react } = await driveBoth(<Page />, [startRating], seed);
  expect(new Set(plain).size).toBeGreaterThan(2);
  expect(react).toEqual(plain);
});
