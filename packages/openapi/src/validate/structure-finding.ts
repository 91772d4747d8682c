/** What the standard does not allow, and where. */
export interface StructureFinding {
  pointer: string;
  /** As the end of a sentence: `must be array`. */
  message: string;
  /** What may have been meant; looked for where it is told, since a file may have thousands of findings. */
  findHint?: () => string | undefined;
}
