/** A text as long as this is held against a pattern by the engine of the machine; `findWays` counts for it. */
export const TRIED = 200;
