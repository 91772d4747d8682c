/** How the page tells that it shows an edit. */
export interface Probe {
  /** The elements that are read; their texts are joined by ` | `. */
  selector: string;
  /** A CSS property to read instead of the text. */
  property?: string;
  /** What is there once the edit shows, and not before. */
  text: string;
}
