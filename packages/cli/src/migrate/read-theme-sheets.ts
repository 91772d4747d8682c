import path from 'node:path';
import type { MigrationNote } from './old-site.ts';
import type { OldSource } from './source.ts';

/** Where a tool's config names style sheets, and what its theme calls the colour of links. */
export interface SheetScope {
  source: OldSource;
  /** The folder that the paths start from, from the source folder. */
  folder?: string;
  /** `--ifm-color-primary` */
  variable: string;
}

/** What style sheets of a tool's theme give to a new site. */
export interface ThemeSheets {
  /** Hex colour. */
  primary: string | undefined;
  notes: MigrationNote[];
}

/** Reads the style sheets that a config lists: only their colour is taken, since their rules are for elements of the tool. */
export function readThemeSheets(listed: unknown, { source, folder = '', variable }: SheetScope): ThemeSheets {
  const named = [listed].flat().filter((one) => typeof one === 'string');
  const sheets = named.map((file) => path.posix.join(folder, file)).filter((file) => source.has(file));
  const color = new RegExp(`${variable}:\\s*(#[\\da-f]+)`, 'i');
  return {
    primary: sheets.map((file) => color.exec(source.read(file) ?? '')?.[1]).find((found) => found !== undefined),
    notes: sheets.map((file) => ({
      kind: 'left-out',
      what: 'style sheet of the theme',
      message: 'Only the colour of links was migrated.',
      file,
    })),
  };
}
