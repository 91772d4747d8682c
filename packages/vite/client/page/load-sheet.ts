/** Sheets that a part of a page needs once it opens. Each import stands alone: minified as the arms of one choice, they lost their files. */
const SHEETS: Readonly<Record<'playground' | 'playground-more', () => Promise<unknown>>> = {
  playground: () => import('@octavo/openapi/playground.css'),
  'playground-more': () => import('@octavo/openapi/playground-more.css'),
};

/** Fetches a sheet that a part of a page needs once it opens. */
export function loadSheet(name: keyof typeof SHEETS): Promise<unknown> {
  return SHEETS[name]();
}
