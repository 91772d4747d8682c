import type { ReactElement } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Sign } from '../sign/sign.tsx';
import { useRating } from './use-rating.ts';
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

/** Asks whether the page was helpful; a second press takes the answer back. */
export function RatingButtons({ base, href, onRating }: RatingButtonsProps): ReactElement {
  const words = useWords();
  const [rating, rate] = useRating(base, href);
  const onClick = (answer: Rating): void => {
    const next = rating === answer ? undefined : answer;
    rate(next);
    onRating?.({ href, rating: next });
  };
  return (
    <div className="octavo-rating" role="group" aria-labelledby="octavo-rating-question">
      <span id="octavo-rating-question" role="status">
        {rating === undefined ? words.helpful : words.thanks}
      </span>
      {ANSWERS.map(({ rating: answer, sign }) => (
        <button key={answer} type="button" aria-pressed={rating === answer} onClick={() => onClick(answer)}>
          <Sign name={sign} />
          {words[answer]}
        </button>
      ))}
    </div>
  );
}
