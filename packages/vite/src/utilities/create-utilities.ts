import { fileURLToPath } from 'node:url';
import { disk, mustRead } from '../disk/disk.ts';
import { createRecentMap } from '../mdx/code/recent-map.ts';
import { minifyCss } from './minify-css.ts';
import { scopeUtilities } from './scope-utilities.ts';
import { createUtilitiesSource } from './utilities-source.ts';

/** Makes the rules of utility classes. */
export interface Utilities {
  /** The sheet of the classes among these words; empty where none is one. */
  render(words: readonly string[]): Promise<string>;
}

/** How the sheets of a site are made. */
export interface UtilitiesOptions {
  /** False for the sheet of a host whose own rules are in no layer. */
  isLayered: boolean;
  /** Browsers that a minified sheet is written for, as in `build.cssTarget`; undefined leaves it as it comes. */
  minifyFor?: readonly string[] | undefined;
}

/** Sheets that are kept: many pages use the same words. */
const KEPT = 500;

/** Makes the generator. Tailwind is loaded with the first word that may be a class, never for a site without. */
export function createUtilities({ isLayered, minifyFor }: UtilitiesOptions): Utilities {
  const sheets = createRecentMap<Promise<string>>(KEPT);
  let source: string | undefined;

  const create = async (words: readonly string[]): Promise<string> => {
    const { compile } = await import('tailwindcss');
    source ??= createUtilitiesSource(readTheme(), { isLayered });
    const { build } = await compile(source, { polyfills: 0 });
    // What stands in the sheet without any utility.
    const frame = build([]);
    const css = build([...words]);
    if (css === frame) return '';
    const scoped = scopeUtilities(css);
    return minifyFor ? minifyCss(scoped, minifyFor) : scoped;
  };

  return {
    render(words) {
      if (words.length === 0) return Promise.resolve('');
      const key = [...new Set(words)].toSorted().join(' ');
      const sheet = sheets.get(key) ?? create(key.split(' '));
      sheets.set(key, sheet);
      return sheet;
    },
  };
}

function readTheme(): string {
  const file = fileURLToPath(import.meta.resolve('tailwindcss/theme.css'));
  return mustRead(disk.readText(file), file);
}
