/** What a page shows, as a file beside the bundles: those would hold the texts of thousands of pages in memory, several times. */
export interface PageFile {
  /** A script, or JSON. */
  extension: 'js' | 'json';
  text: string;
}

/** Keeps the file of the page at a canonical address, and gives the file's public address. */
export type KeepPageFile = (href: string, file: PageFile) => string;
