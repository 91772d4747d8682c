import path from 'node:path';
import type { OldSource } from '../source.ts';

const EXTENSIONS = ['', '.tsx', '.jsx', '.ts', '.js', '/index.tsx', '/index.jsx', '/index.ts', '/index.js'];

/** The file of a script, with the ending that an import leaves out. */
export function findScript(file: string, source: OldSource): string | undefined {
  const named = EXTENSIONS.map((extension) => path.posix.normalize(file + extension));
  // Addresses of TypeScript may name what it is compiled to.
  const compiled = /\.jsx?$/.test(file) ? [file.replace(/\.js(x?)$/, '.ts$1'), file.replace(/\.js$/, '.tsx')] : [];
  return [...named, ...compiled].find((one) => /\.[cm]?[jt]sx?$/.test(one) && !one.endsWith('.d.ts') && source.read(one) !== undefined);
}
