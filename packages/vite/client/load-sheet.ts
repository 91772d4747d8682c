/** Fetches a sheet that a part of a page needs once it opens. */
export function loadSheet(_name: 'playground'): Promise<unknown> {
  return import('@octavo/openapi/playground.css');
}
