import path from 'node:path';
import { resolvePathAlias } from './path-aliases.ts';
import type { PageScope } from '../tool.ts';

/** An import of a page, and the file from the source folder that it means. */
export interface OwnImport {
  statement: string;
  written: string;
  file: string;
}

const EXTENSIONS = ['', '.jsx', '.tsx', '.js', '.ts', '/index.jsx', '/index.tsx', '/index.js', '/index.ts'];
const SPECIFIER = /^\s*(?:import\s*|(?:import|export)\b[^;'"]*?\bfrom\s*)(["'])([^"'\n]+)\1/gm;
/** Takes components of React over that rest on React alone: gives their import as the new page has it, undefined where they need more. */
export function takeOwnCode({ statement, written, file }: OwnImport, { source, site }: PageScope): string | undefined {
  const files = new Set<string>();
  const first = findScript(file, source);
  if (first === undefined || !collectFiles(first, source, files)) return undefined;
  for (const one of files)
    if (!site.assets.some(({ target }) => target === toTarget(one))) site.assets.push({ file: one, target: toTarget(one) });
  return statement.replace(written, `/${toTarget(first)}`);
}

/** The file of a module, with the ending that an import leaves out. */
export function findScript(file: string, source: PageScope['source']): string | undefined {
  return EXTENSIONS.map((extension) => path.posix.normalize(file + extension)).find(
    (one) => /\.[jt]sx?$/.test(one) && source.read(one) !== undefined,
  );
}

/** False where something that a script rests on is neither React nor a script of the site. */
function collectFiles(file: string, source: PageScope['source'], found: Set<string>): boolean {
  if (found.has(file)) return true;
  found.add(file);
  const text = source.read(file) ?? '';
  if (/\brequire\s*\(|\bimport\s*\(/.test(text)) return false;
  return [...text.matchAll(SPECIFIER)].every(([, , written = '']) => {
    if (/^react(?:\/jsx-runtime)?$/.test(written)) return true;
    const named = written.startsWith('.') ? path.posix.join(path.posix.dirname(file), written) : resolvePathAlias(written, source);
    const next = named === undefined ? undefined : findScript(named, source);
    return next !== undefined && collectFiles(next, source, found);
  });
}

function toTarget(file: string): string {
  return `snippets/own/${file.replace(/^(?:\.\.\/)+/, '')}`;
}
