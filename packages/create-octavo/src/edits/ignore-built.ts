import path from 'node:path';
import { demand, disk, paths } from '@octavo/vite/internal/setup';

/** Keeps what is built among an app's sources out of its repository; true when a line was added to the app's `.gitignore`. */
export function ignoreBuilt(folder: string, built: string): boolean {
  const file = path.join(folder, '.gitignore');
  if (!disk.exists(file)) return false;
  const text = demand(disk.readText(file), file);
  const line = `/${paths.relative(folder, built)}`;
  if (text.split(/\r?\n/).some((one) => isLine(one, line))) return false;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  demand(disk.write(file, text + (text === '' || text.endsWith('\n') ? '' : lineBreak) + line + lineBreak), file);
  return true;
}

/** The folder, or one that holds it: `public/docs/`, `/public`. */
function isLine(written: string, line: string): boolean {
  const plain = `/${written.trim().replace(/^\/|\/$/g, '')}`;
  return plain !== '/' && `${line}/`.startsWith(`${plain}/`);
}
