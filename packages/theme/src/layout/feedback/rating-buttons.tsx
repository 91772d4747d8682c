import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { RATING_EVENT } from '../../data/rating.ts';
import { useWords } from '../../words/use-words.ts';
import { Sign } from '../sign/sign.tsx';
import type { Rating, RatingDetail } from '../../data/rating.ts';

export interface RatingButtonsProps {
  base: string;
  href: string;
  onRating: ((detail: RatingDetail) => void) | undefined;
}

const ANSWERS = [
  { rating: 'yes', sign: 'up' },
  { rating: 'no', sign: 'down' },
] as const satisfies readonly { rating: Rating; sign: string }[];

/** Asks whether the page was helpful, and then for a sentence: `startRating` keeps the answer. */
export function RatingButtons({ base, href, onRating }: RatingButtonsProps): ReactElement {
  const words = useWords();
  useEffect(() => {
    const tell = (event: Event): void => onRating?.((event as CustomEvent<RatingDetail>).detail);
    document.addEventListener(RATING_EVENT, tell);
    return () => document.removeEventListener(RATING_EVENT, tell);
  }, [onRating]);
  return (
    <div
      className="octavo-rating"
      role="group"
      aria-labelledby="octavo-rating-question"
      data-page={(base === '/' ? '' : base) + href}
      data-href={href}
    >
      <span id="octavo-rating-question">{words.helpful}</span>
      {ANSWERS.map(({ rating, sign }) => (
        <button key={rating} type="button" value={rating} aria-pressed={false}>
          <Sign name={sign} />
          {words[rating]}
        </button>
      ))}
      <span role="status">
        <span hidden>{words.thanks}</span>
      </span>
      <form hidden>
        <textarea name="comment" aria-label={words.sayMore} placeholder={words.sayMore} maxLength={1000} rows={2} required />
        <button>{words.send}</button>
      </form>
    </div>
  );
}
