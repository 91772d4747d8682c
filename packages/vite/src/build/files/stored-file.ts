/** A file of the output that is on disk already, at an absolute path: it is moved to its place. */
export interface StoredFile {
  fileName: string;
  file: string;
}
