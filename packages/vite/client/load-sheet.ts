/** Fetches a sheet that a part of a page needs once it opens. */
export function loadSheet(name: 'playground' | 'playground-more'): Promise<unknown> {
  return name === 'playground' ? import('@octavo/openapi/playground.css') : import('@octavo/openapi/playground-more.css');
}
