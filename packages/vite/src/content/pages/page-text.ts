import type { SitePage } from '@octavo/core';

/** The text of a page as a file of its own, and the sheets that the page imports for it. */
export interface DetachedText {
  /** The public address of the file. */
  source: string;
  sheets: string[];
}

/**
 * Keeps the text of a page of a build as a file of its own, beside the bundles. Undefined where it has to be in them: what an app's own
 * build makes, what other files import, and what imports more than every text does.
 */
export type CreatePageText = (page: SitePage) => Promise<DetachedText | undefined>;
