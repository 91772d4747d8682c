/** Levels of fields that are in a page's HTML though closed: what can be read, searched and printed without a script. */
export const WRITTEN_DEPTH = 2;
