declare global {
  interface Document {
    /** What the reader did while no script was there to answer it; undefined once one is. */
    octavoPresses?: Event[] | undefined;
  }
}

/**
 * Notes what a reader does from the first paint on: the scripts of the page carry it out once they have come (`client/core`).
 *
 * Documents hold this function's own text: it must name nothing outside itself.
 */
export function notePresses(): void {
  document.octavoPresses = [];
  for (const type of ['click', 'keydown', 'input', 'change']) addEventListener(type, (event) => document.octavoPresses?.push(event), true);
}
