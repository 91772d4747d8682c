import path from 'node:path';
import { paths } from '../disk/paths.ts';

/** How a style sheet brings in Tailwind 4. */
export interface TailwindImport {
  /** Offset behind the last of the sheet's leading imports: where a rule of Tailwind's may stand. */
  end: number;
  /** The quote that the sheet uses. */
  quote: string;
  /** What `source(…)` says: a folder from the sheet's, or `none` for nothing that is not named; undefined for the whole project. */
  source?: string;
  /** The paths that `@source not` names. */
  excluded: string[];
}

/** Where a style sheet is, and what may lie within reach of its Tailwind. */
export interface TailwindPlaces {
  /** Absolute path of the style sheet. */
  sheet: string;
  /** Absolute path of the project, which Tailwind reads whole unless it is told otherwise. */
  project: string;
  /** Absolute path of the folder that is asked about. */
  folder: string;
}

/** Finds the import of Tailwind 4 in a style sheet, or in a component that holds one. */
export function findTailwindImport(text: string): TailwindImport | undefined {
  // A path such as `docs/**/*.mdx` is no comment.
  const sheet = text.replaceAll(/"[^"\n]*"|'[^'\n]*'|\/\*[^]*?\*\//g, (part) => (part.startsWith('/') ? ' '.repeat(part.length) : part));
  const found = [...sheet.matchAll(IMPORT)];
  const own = found.find(([, , specifier]) => /^tailwindcss(?:\/(?:index|utilities)(?:\.css)?)?$/.test(specifier ?? ''));
  if (own === undefined) return undefined;
  const [, quote = "'", , rest = ''] = own;
  const source = /\bsource\(\s*(?:["']([^"']*)["']|(none))\s*\)/.exec(rest);
  const last = found.at(-1) ?? own;
  return {
    end: last.index + last[0].length,
    quote,
    ...(source !== null && { source: source[1] ?? 'none' }),
    excluded: [...sheet.matchAll(/@source\s+not\s+["']([^"']+)["']/g)].flatMap(([, one]) => one ?? []),
  };
}

const IMPORT = /@import\s+(?:url\(\s*)?(["'])([^"']+)\1([^;{}]*);/g;

/** Whether Tailwind looks for its classes in a folder. */
export function readsFolder({ source, excluded }: TailwindImport, { sheet, project, folder }: TailwindPlaces): boolean {
  if (source === 'none') return false;
  const from = path.dirname(sheet);
  const isIn = (outer: string): boolean => paths.inside(outer, folder) !== undefined;
  const base = source === undefined ? project : path.resolve(from, source);
  return isIn(base) && !excluded.some((one) => isIn(path.resolve(from, one.replace(/\/?\*.*$/, ''))));
}

/** The path of a folder as `@source` takes it: from the style sheet, with forward slashes. */
export function sourcePath({ sheet, folder }: Pick<TailwindPlaces, 'sheet' | 'folder'>): string {
  const relative = paths.relative(path.dirname(sheet), folder);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
