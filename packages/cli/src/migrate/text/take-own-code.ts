import path from 'node:path';
import { resolvePathAlias } from './path-aliases.ts';
import { findReactPackage } from './find-react-package.ts';
import type { PageScope } from '../tool.ts';

/** An import of a page, and the file from the source folder that it means. */
export interface OwnImport {
  statement: string;
  written: string;
  file: string;
}

const EXTENSIONS = ['', '.jsx', '.tsx', '.js', '.ts', '/index.jsx', '/index.tsx', '/index.js', '/index.ts'];
const SHEET = /\.(?:css|scss|sass)$/;
const SPECIFIER = /^\s*(?:import\s*|(?:import|export)\b[^;'"]*?\bfrom\s*)(["'])([^"'\n]+)\1/gm;

/** Takes components of React over that rest on React, on packages and on sheets alone: gives their import as the new page has it, undefined where they need more. */
export function takeOwnCode({ statement, written, file }: OwnImport, { source, site, note }: PageScope): string | undefined {
  const imported = findReactPackage(written, source);
  const files = new Map<string, string>();
  const packages = new Map(imported === undefined ? [] : [[imported.name, imported.version]]);
  const first = imported === undefined ? findScript(file, source) : undefined;
  const isWhole = imported !== undefined || (first !== undefined && collectFiles(first, source, { files, packages }));
  if (!isWhole) return undefined;
  if (packages.size > 0) site.packages = { ...site.packages, ...Object.fromEntries(packages) };
  for (const [one, text] of files) {
    const target = toTarget(one);
    if (site.extraFiles.has(target) || site.assets.some((asset) => asset.target === target)) continue;
    const lost = /var\(\s*(--(?:ifm|nextra|fd|vp|sl)-)/.exec(one.endsWith('.css') ? text : '')?.[1];
    if (lost !== undefined)
      note({
        kind: 'differs',
        what: 'style sheet of a component',
        message: `${one} uses variables of the old theme (\`${lost}…\`): define them in a style sheet.`,
      });
    if (text === source.read(one)) site.assets.push({ file: one, target });
    else site.extraFiles.set(target, text);
  }
  return first === undefined ? statement : statement.replace(written, `/${toTarget(first)}`);
}

/** The file of a module, with the ending that an import leaves out. */
export function findScript(file: string, source: PageScope['source']): string | undefined {
  return EXTENSIONS.map((extension) => path.posix.normalize(file + extension)).find(
    (one) => /\.[jt]sx?$/.test(one) && source.read(one) !== undefined,
  );
}

/** Texts of files by their paths, and versions of packages. */
interface FoundCode {
  files: Map<string, string>;
  packages: Map<string, string>;
}

/** Puts in the texts of a script and of what it imports; false where something that it rests on is neither React, a package, nor a file of the site's own. */
function collectFiles(file: string, source: PageScope['source'], found: FoundCode): boolean {
  const { files, packages } = found;
  if (files.has(file)) return true;
  const text = source.read(file) ?? '';
  files.set(file, text);
  if (SHEET.test(file)) return takeSheet(file, text, { packages, source });
  if (/\brequire\s*\(|\bimport\s*\(/.test(text)) return false;
  let isWhole = true;
  const placed = text.replaceAll(SPECIFIER, (statement: string, _quote: string, written: string) => {
    if (/^react(?:-dom)?(?:\/jsx-runtime)?$/.test(written) || /^\s*(?:import|export)\s+type\b/.test(statement)) return statement;
    const isNear = written.startsWith('.');
    const named = isNear
      ? path.posix.join(path.posix.dirname(file), written)
      : (resolvePathAlias(written, source) ?? /^@site\/(.+)$/.exec(written)?.[1]);
    const next = named === undefined ? undefined : SHEET.test(named) && source.has(named) ? named : findScript(named, source);
    const needed = next === undefined && !isNear ? findReactPackage(written, source) : undefined;
    if (needed !== undefined) packages.set(needed.name, needed.version);
    else isWhole &&= next !== undefined && collectFiles(next, source, found);
    // Names of folders are the old site's own.
    return isNear || next === undefined ? statement : statement.replace(written, `/${toTarget(next)}`);
  });
  files.set(file, placed);
  return isWhole;
}

/** Whether a sheet rests on itself alone; Vite reads one of Sass with the package. */
function takeSheet(
  file: string,
  text: string,
  { packages, source }: { packages: FoundCode['packages']; source: PageScope['source'] },
): boolean {
  const sass = file.endsWith('.css') ? undefined : findReactPackage('sass', source);
  if (sass !== undefined) packages.set(sass.name, sass.version);
  return (file.endsWith('.css') || sass !== undefined) && !/@(?:import|use|forward)\b|url\((?!\s*["']?(?:data:|https?:|#))/.test(text);
}

function toTarget(file: string): string {
  return `snippets/own/${file.replace(/^(?:\.\.\/)+/, '')}`;
}
