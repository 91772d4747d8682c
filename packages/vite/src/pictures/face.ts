import { createHash } from 'node:crypto';
import { disk, mustRead, readOr } from '../disk/disk.ts';
import { readCoverage } from './read-coverage.ts';
import type { Coverage } from './read-coverage.ts';

/** A font for pictures: the files of its weights, or of one part of a font that is served in parts. */
export interface Face {
  /** The path of its first file, which often names scripts and regions. */
  name: string;
  covers: Coverage;
  /** Differs where a file has another content. */
  hash(): string;
  read(): Uint8Array[];
}

/** Makes a face of files (absolute paths), which are read when they are asked for. What else is known of its characters spares the reading. */
export function createFace(files: readonly [string, ...string[]], mayCover: Coverage = () => true): Face {
  let coverage: Coverage | undefined;
  let hash: string | undefined;
  const read = (): Uint8Array[] => files.map((file) => mustRead(disk.readBytes(file), file));
  return {
    name: files[0],
    covers: (codePoint) =>
      mayCover(codePoint) && (coverage ??= readCoverage(readOr(disk.readBytes(files[0]), new Uint8Array())))(codePoint),
    hash: () =>
      (hash ??= read()
        .reduce((sum, bytes) => sum.update(bytes), createHash('sha256'))
        .digest('hex')),
    read,
  };
}
