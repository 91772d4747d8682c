import fs from 'node:fs';

/** The door through which the output folder is read and written: Node's own functions, or a test's. */
export type Disk = Pick<
  typeof fs,
  | 'copyFileSync'
  | 'existsSync'
  | 'linkSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'readFileSync'
  | 'readdirSync'
  | 'renameSync'
  | 'rmSync'
  | 'rmdirSync'
  | 'statSync'
  | 'writeFileSync'
>;

/** The disk of this machine. */
export const realDisk: Disk = fs;

/** `ENOENT`, `EXDEV` ...; undefined for an error that is not the system's. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
