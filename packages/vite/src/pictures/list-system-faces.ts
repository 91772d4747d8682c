import os from 'node:os';
import path from 'node:path';
import { disk, readOr } from '../disk/disk.ts';
import { createFace } from './face.ts';
import type { Face } from './face.ts';

/** Lists the fonts of this machine, plain ones without serifs first. Nothing is read of them yet. */
export function listSystemFaces(folders: readonly string[] = listFontFolders()): Face[] {
  const fonts = new Map<string, [string, ...string[]]>();
  for (const file of folders.flatMap(listFontFiles).toSorted()) {
    const name = path.basename(file).replace(/\.\w+$/, '');
    const family = name.replace(/[- ]?(?:Regular|Bold|Medium|Book)$/i, '');
    // A cut that headings are not set in.
    if (/italic|oblique|condensed|light|thin|black|emoji|symbol|mono|icon|last ?resort|-/i.test(family)) continue;
    const known = fonts.get(family);
    if (known === undefined) fonts.set(family, [file]);
    else known.push(file);
  }
  return [...fonts].toSorted(([a], [b]) => rank(a) - rank(b)).map(([, files]) => createFace(files));
}

/** Sans before others; the order of names else, which is the same on every machine. */
function rank(family: string): number {
  return /sans|gothic|hiragino|pingfang|arial|segoe|heiti/i.test(family) ? 0 : 1;
}

function listFontFiles(folder: string): string[] {
  return readOr(disk.list(folder), []).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return listFontFiles(file);
    return /\.(?:ttf|otf|ttc|woff2?)$/i.test(entry.name) ? [file] : [];
  });
}

function listFontFolders(): string[] {
  const home = os.homedir();
  if (process.platform === 'darwin') return ['/System/Library/Fonts', '/Library/Fonts', path.join(home, 'Library/Fonts')];
  if (process.platform === 'win32') return [path.join(process.env['WINDIR'] ?? String.raw`C:\Windows`, 'Fonts')];
  return ['/usr/share/fonts', '/usr/local/share/fonts', path.join(home, '.fonts'), path.join(home, '.local/share/fonts')];
}
