import * as fs from 'node:fs';

/**
 * What of Node's file system is used: Node's own functions, or a test's, which fail as they are told. They throw: whoever changes files
 * step by step takes them back then. Whoever only reads asks `disk`, which answers failures as data.
 */
export type FileSystem = Pick<
  typeof fs,
  | 'accessSync'
  | 'constants'
  | 'copyFileSync'
  | 'existsSync'
  | 'linkSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'mkdtempSync'
  | 'readFileSync'
  | 'readdirSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmSync'
  | 'rmdirSync'
  | 'statSync'
  | 'writeFileSync'
> & { promises: Pick<typeof fs.promises, 'open'> };

/** The file system of this machine. */
export const fileSystem: FileSystem = fs;

/** `ENOENT`, `EXDEV` ...; undefined for an error that is not the system's. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
