/** The key of `history.state` that holds how far a page was scrolled; a page without React has the same. */
const KEY = 'octavoScroll';

/** Writes into the history's entry how far its page is scrolled. */
export function saveScroll(): void {
  history.replaceState({ ...history.state, [KEY]: scrollY }, '');
}

/** The state of an entry that is new: a document that is loaded anew tells by its state that others belong to it. */
export function createScrollState(): object {
  return { [KEY]: 0 };
}

/** How far the page of an entry was scrolled; undefined where nothing is known. */
export function readSavedScroll(state: unknown): number | undefined {
  const isKept = typeof state === 'object' && state !== null && KEY in state;
  return isKept && typeof state[KEY] === 'number' ? state[KEY] : undefined;
}
