import path from 'node:path';
import { parse } from 'postcss';
import type { AtRule } from 'postcss';
import { disk, readOr } from '../disk/disk.ts';
import { findPackage } from '../package-path.ts';
import { createFace } from './face.ts';
import type { Face } from './face.ts';
import type { Coverage } from './read-coverage.ts';

/** A font of a package, in one part or in several. */
export interface PackedFont {
  family: string;
  faces: Face[];
}

/** The sheets of a package of Fontsource: the usual weight, or all where the font is variable, and that of headings. */
const SHEETS = ['index.css', '700.css'];

/** Lists the fonts of the packages that the `package.json` of a folder, or of the nearest one above, names: `@fontsource/noto-sans-arabic`. */
export function listPackageFonts(folder: string): PackedFont[] {
  const manifest = path.join(folder, 'package.json');
  if (!disk.isFile(manifest)) return path.dirname(folder) === folder ? [] : listPackageFonts(path.dirname(folder));
  return readDependencies(manifest)
    .filter((name) => /font/i.test(name))
    .flatMap((name) => readFonts(findPackage(folder, name)));
}

function readDependencies(manifest: string): string[] {
  const text = readOr(disk.readText(manifest), '');
  // Words in quotes are enough: only what is installed and holds a font counts.
  return [...new Set([...text.matchAll(/"((?:@[\w.-]+\/)?[\w.-]+)"\s*:/g)].map(([, name = '']) => name))].toSorted();
}

function readFonts(folder: string | undefined): PackedFont[] {
  if (folder === undefined) return [];
  const parts = new Map<string, { family: string; files: [string, ...string[]]; range: string }>();
  for (const { family, file, range } of SHEETS.flatMap((sheet) => readSheet(path.join(folder, sheet)))) {
    const known = parts.get(range);
    if (known === undefined) parts.set(range, { family, files: [file], range });
    else if (!known.files.includes(file)) known.files.push(file);
  }
  const faces = [...parts.values()].map(({ files, range }) => createFace(files, parseRange(range)));
  const family = [...parts.values()][0]?.family;
  return family === undefined ? [] : [{ family, faces }];
}

function readSheet(sheet: string): { family: string; file: string; range: string }[] {
  const text = readOr(disk.readText(sheet), '');
  if (!text.includes('@font-face')) return [];
  const found: { family: string; file: string; range: string }[] = [];
  parse(text).walkAtRules('font-face', (rule) => {
    const file = /url\(\s*["']?([^"')]+\.(?:woff2?|ttf|otf))["']?\s*\)/.exec(findValue(rule, 'src'))?.[1];
    if (file === undefined || /^[a-z]+:/i.test(file) || /italic|oblique/.test(findValue(rule, 'font-style'))) return;
    const family = findValue(rule, 'font-family').replaceAll(/["']/g, '');
    found.push({ family, file: path.join(path.dirname(sheet), file), range: findValue(rule, 'unicode-range') });
  });
  return found;
}

function findValue(rule: AtRule, property: string): string {
  let value = '';
  rule.walkDecls(property, (declaration) => {
    value = declaration.value;
  });
  return value;
}

/** `U+0600-06FF,U+20??` */
function parseRange(text: string): Coverage {
  const ranges = [...text.matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].map(
    ([, from = '', to = from]) => [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'f'), 16)] as const,
  );
  return ranges.length === 0 ? () => true : (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}
