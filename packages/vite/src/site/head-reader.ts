import { readPage } from '@octavo/core';

/** Reads what a page says of itself, as `readPage` does. */
export interface HeadReader {
  read: typeof readPage;
  /** Told when the whole content root has been read. */
  settle(): void;
}

/** Reads every page anew. */
export const READ_ANEW: HeadReader = { read: readPage, settle: () => undefined };
