/** What a code of a diagnostic means, for a page of documentation. Texts are Markdown of one paragraph. */
export interface Explanation {
  /** The problem in a few words. */
  title: string;
  /** What it means, and what becomes of the site. */
  meaning: string;
  /** What causes it, as the author writes it. */
  example: string;
  /** What to do. */
  remedy: string;
}
