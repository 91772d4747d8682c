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
