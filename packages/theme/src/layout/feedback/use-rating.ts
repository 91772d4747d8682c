import { keepText, readKept } from '@octavo/core/browser';
import { useEffect, useState } from 'react';
import type { Rating, RatingDetail } from '../../data/rating.ts';

/** The event on the document that tells of a rating; nothing is sent anywhere. */
export const RATING_EVENT = 'octavo:rating';

/** The reader's rating of a page, kept in this browser, and a way to change it. */
export function useRating(base: string, href: string): [rating: Rating | undefined, rate: (rating: Rating | undefined) => void] {
  const key = `octavo-rating:${base === '/' ? '' : base}${href}`;
  const [state, setState] = useState<{ key: string; rating: Rating | undefined }>();
  useEffect(() => {
    // The answer is kept in the browser only: the first render must be the server's.
    // oxlint-disable-next-line react/set-state-in-effect
    setState({ key, rating: readRating(key) });
  }, [key]);
  const rate = (rating: Rating | undefined): void => {
    setState({ key, rating });
    keepText(key, rating);
    document.dispatchEvent(new CustomEvent<RatingDetail>(RATING_EVENT, { detail: { href, rating } }));
  };
  return [state?.key === key ? state.rating : undefined, rate];
}

function readRating(key: string): Rating | undefined {
  const text = readKept(key);
  return text === 'yes' || text === 'no' ? text : undefined;
}
