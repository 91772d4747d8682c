import path from 'node:path';
import { demand, disk, findTailwindImport, readsFolder, sourcePath } from '@octavo/vite/internal/setup';
import type { Manifest } from '../project/read-manifest.ts';

/** An app's folder, and the folders that its Tailwind is to leave alone. */
export interface TailwindApp {
  folder: string;
  excluded: readonly string[];
  manifest: Manifest | undefined;
}

/** Tells Tailwind 4 in every style sheet of an app that folders are none of the app's sources; gives the files that were changed. */
export function excludeFromTailwind({ folder, excluded, manifest }: TailwindApp): string[] {
  const usesTailwind = Object.keys(manifest?.dependencies ?? {}).some((name) => name === 'tailwindcss' || name.startsWith('@tailwindcss/'));
  if (!usesTailwind) return [];
  return listSheets(folder, excluded).filter((sheet) =>
    excluded.map((one) => exclude({ sheet, folder: one, project: folder })).includes(true),
  );
}

function exclude(places: { sheet: string; folder: string; project: string }): boolean {
  const text = demand(disk.readText(places.sheet), places.sheet);
  const tailwind = findTailwindImport(text);
  if (tailwind === undefined || !readsFolder(tailwind, places)) return false;
  const { end, quote } = tailwind;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const indent = /[ \t]*$/.exec(text.slice(0, text.lastIndexOf('@import', end)))?.[0] ?? '';
  const rule = `@source not ${quote}${sourcePath(places)}${quote};`;
  // A comment may follow the import on its line.
  const lineEnd = end + (/\r?\n|$/.exec(text.slice(end))?.index ?? 0);
  demand(disk.write(places.sheet, text.slice(0, lineEnd) + lineBreak + indent + rule + text.slice(lineEnd)), places.sheet);
  return true;
}

/** Style sheets, and components that may hold one; what is installed, built or the site's is not looked at. */
function listSheets(folder: string, excluded: readonly string[]): string[] {
  return demand(disk.list(folder), folder).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return excluded.includes(file) || SKIPPED.test(entry.name) ? [] : listSheets(file, excluded);
    return entry.isFile() && SHEET.test(entry.name) ? [file] : [];
  });
}

const SKIPPED = /^(?:\..*|node_modules|dist|build|vendor|coverage)$/;
const SHEET = /\.(?:css|pcss|postcss|vue|svelte|astro)$/;
