import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ReadResult } from '@octavo/openapi/load';

/** The largest file that is read, in bytes. */
const LARGEST = 256 * 1024 * 1024;

/** Reads a file of the content root; one that a symbolic link leads out of it is refused. */
export function readSpecFile(root: string, source: string): ReadResult {
  const file = path.join(root, source);
  try {
    const real = realpathSync(file);
    if (!real.startsWith(realpathSync(root) + path.sep)) return { problem: 'It lies outside of the content root.' };
    const { size } = statSync(real);
    if (size > LARGEST) return { problem: `It is larger than ${LARGEST / 1024 / 1024} MB.` };
    return { text: readFileSync(real, 'utf8') };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return { problem: 'There is no such file.', hint: 'Paths begin at the folder of docs.json.' };
    return { problem: code === 'EISDIR' ? 'It is a folder.' : `The system says ${code}.` };
  }
}
