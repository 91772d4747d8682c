/** A file of the output: its path from the output folder and its content. */
export interface BuiltFile {
  fileName: string;
  content: string | Uint8Array;
}
