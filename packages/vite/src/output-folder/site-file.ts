import type { FileSystem } from '../disk/file-system.ts';
import { hashContent } from './placed-list.ts';

/** A file of the site: its path from the output folder with forward slashes, and where its content is. */
export type SiteFile = { fileName: string } & (
  | { content: string | Uint8Array }
  /** Absolute path of a file in the work folder, which is moved. */
  | { file: string }
  /** Absolute path of a file of the author's, which is copied. */
  | { original: string }
);

/** The hash of what a file will hold. */
export function hashSiteFile(file: SiteFile, system: FileSystem): string {
  return hashContent('content' in file ? file.content : system.readFileSync('file' in file ? file.file : file.original));
}
