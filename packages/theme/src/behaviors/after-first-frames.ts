/** In milliseconds: a slow machine has drawn a page by then. */
const PAUSE = 200;

/** Calls back once a page has been drawn: for what changes nothing that it shows at first. The function that comes back calls it off. */
export function afterFirstFrames(run: () => void): () => void {
  const timer = setTimeout(run, PAUSE);
  return () => clearTimeout(timer);
}
