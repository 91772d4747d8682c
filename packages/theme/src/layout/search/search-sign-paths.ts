import { SIGN_PATHS } from '../sign/sign-paths.ts';

/** The signs of the search dialog, which comes later: the layout's, and its own. */
export const SEARCH_SIGN_PATHS = {
  ...SIGN_PATHS,
  ask: 'M7 2.5l1.2 3.3l3.3 1.2l-3.3 1.2l-1.2 3.3l-1.2 -3.3l-3.3 -1.2l3.3 -1.2zM12.25 10.5v3M10.75 12h3',
  arrow: 'M3 8h10M9 4l4 4l-4 4',
  hash: 'M6.25 2.5l-1.5 11M11.25 2.5l-1.5 11M2.75 5.75h11M2.25 10.25h11',
  history: 'M2.5 8a5.5 5.5 0 1 0 1.7-4L2.5 5.5M2.5 2.5v3h3M8 5v3.25l2 1.25',
  enter: 'M13 3.5v4a2 2 0 0 1-2 2H3.5M6.5 6.5l-3 3l3 3',
} as const;

/** The name of a sign of the search dialog. */
export type SearchSignName = keyof typeof SEARCH_SIGN_PATHS;
