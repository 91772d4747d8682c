import * as fs from 'node:fs';

/**
 * What of Node's file system is used: Node's own functions, or a test's, which fail as they are told. They throw: whoever changes files
 * step by step takes them back then. Whoever only reads asks `disk`, which answers failures as data.
 */
export type FileSystem = Pick<
  typeof fs,
  | 'accessSync'
  | 'closeSync'
  | 'constants'
  | 'copyFileSync'
  | 'createReadStream'
  | 'createWriteStream'
  | 'existsSync'
  | 'linkSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'mkdtempSync'
  | 'openSync'
  | 'readFileSync'
  | 'readSync'
  | 'readdirSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmSync'
  | 'rmdirSync'
  | 'statSync'
  | 'writeFileSync'
  | 'writeSync'
> & { promises: Pick<typeof fs.promises, 'open' | 'writeFile'> };

/** The file system of this machine. */
export const fileSystem: FileSystem = fs;

/** `ENOENT`, `EXDEV` ...; undefined for an error that is not the system's. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
