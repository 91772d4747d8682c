import type { IndexFile } from '../../output/search/run-pagefind.ts';

/** Files in one piece of memory, which a thread gives to another without a copy: a view of a file would bring all that it is a part of. */
export interface PackedFiles {
  files: { path: string; length: number }[];
  bytes: Uint8Array<ArrayBuffer>;
}

/** Puts files behind one another. */
export function packFiles(files: readonly IndexFile[]): PackedFiles {
  const bytes = new Uint8Array(files.reduce((sum, { content }) => sum + content.length, 0));
  let from = 0;
  for (const { content } of files) {
    bytes.set(content, from);
    from += content.length;
  }
  return { files: files.map(({ path, content }) => ({ path, length: content.length })), bytes };
}

/** Takes files apart again. */
export function unpackFiles({ files, bytes }: PackedFiles): IndexFile[] {
  let from = 0;
  return files.map(({ path, length }) => {
    from += length;
    return { path, content: bytes.subarray(from - length, from) };
  });
}
