import type { FindAnchors } from '../site/links/check-hash.ts';

/** What is known of the world around the site. */
export interface AddressScope {
  /** Whether a file is served at a path from the root. */
  assetExists: (path: string) => boolean;
  /** The paths of all such files. */
  listAssets?: () => readonly string[];
  /** False beside or inside another app, whose addresses are not ours to check. */
  isAlone: boolean;
  /** Whether a page may be at an address once all is read that the site is made of. */
  mayHavePage?: (href: string) => boolean;
  /** Whether an address of a file leads to one of the repository that its host shows. */
  hasSource?: (url: string, file: string) => boolean;
  /** Without it, no hash is checked. */
  findAnchors?: FindAnchors;
}
