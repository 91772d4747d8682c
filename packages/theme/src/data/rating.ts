/** What a reader says of a page. */
export type Rating = 'yes' | 'no';

/** What `octavo:rating` carries, and the layout's `onRating`: a reader's answer, undefined when it is taken back. */
export interface RatingDetail {
  /** Canonical address of the page. */
  href: string;
  rating: Rating | undefined;
}

/** The event on the document that tells of a rating, `{ href, rating }`; nothing is sent anywhere. */
export const RATING_EVENT = 'octavo:rating';

/** What `octavo:feedback` carries: the sentence that a reader adds to a rating. */
export interface FeedbackDetail {
  /** Canonical address of the page. */
  href: string;
  rating: Rating;
  /** Trimmed, never empty, at most 1,000 characters. */
  comment: string;
}

/** The event on the document that tells of a sentence after a rating, a `FeedbackDetail`; nothing is kept or sent anywhere. */
export const FEEDBACK_EVENT = 'octavo:feedback';
