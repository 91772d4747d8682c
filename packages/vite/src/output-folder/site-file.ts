import type { FileSystem } from '../disk/file-system.ts';
import { hashContent } from './placed-list.ts';

/** A file of the site: its path from the output folder with forward slashes, and where its content is. */
export type SiteFile = { fileName: string } & (
  | { content: string | Uint8Array }
  /** Absolute path of a file in the work folder, which is moved. */
  | { file: string }
  /** Absolute path of a file of the author's, which is copied. */
  | { original: string }
  /** What an earlier build made, and a cache holds. */
  | { kept: KeptContent }
);

/** A content that is read when it is asked for; its hash (`hashContent`) is known. */
export interface KeptContent {
  hash: string;
  read(): Uint8Array;
}

/** The hash of what a file will hold. */
export function hashSiteFile(file: SiteFile, system: FileSystem): string {
  return 'kept' in file ? file.kept.hash : hashContent(readSiteFile(file, system));
}

/** What a file will hold. Throws for what the system refuses. */
export function readSiteFile(file: SiteFile, system: FileSystem): string | Uint8Array {
  if ('content' in file) return file.content;
  if ('kept' in file) return file.kept.read();
  return system.readFileSync('file' in file ? file.file : file.original);
}
