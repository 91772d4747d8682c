import { disk, readOr } from '@octavo/vite/internal/setup';

const CODE_FOLDER = /^(?:src|source|lib|apps?|server|client|packages|cmd|pkg|internal)$/i;
const CODE_FILE = /^(?!\.)(?!.*\.(?:config|conf|d)\.)[^/]+\.(?:[cm]?[jt]sx?|vue|svelte|py|go|rs|rb|php|java|kt|swift|cs|c|cpp)$/i;

/** Whether a folder (absolute) is a program's: code at its top, or a folder for code. Else its `package.json` holds the tools of its writers. */
export function holdsCode(folder: string): boolean {
  return readOr(disk.list(folder), []).some((entry) => (entry.isDirectory() ? CODE_FOLDER : CODE_FILE).test(entry.name));
}
