/** A text as long as this is held against a pattern by the engine of the machine, if it may not try too much on it. */
export const TRIED = 200;
