import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { demand, disk, mustRead, paths, readPlainFolder } from '@octavo/vite/internal/setup';
import { applyEdits, modify } from 'jsonc-parser';

/** What the starter is filled with. */
export interface StarterOptions {
  name: string;
  /** The site's public address. */
  site?: string;
  withApi: boolean;
  /** Where an editor finds the schema of `docs.json`: a path from the folder. */
  schema: string;
  /** Pages that are there, as paths from the folder: they are the site, and the starter brings none. */
  pages: readonly string[];
}

/** Paths from the folder that was written to. */
export interface WrittenStarter {
  written: string[];
  kept: string[];
}

/** The files of the starter: beside the sources and beside what is published. */
const TEMPLATE = fileURLToPath(new URL('../template', import.meta.url));
/** Under its own name it would not be published. */
const IGNORE = 'gitignore';
const CONFIG = 'docs.json';

/** Writes `.gitignore` beside a new `package.json`; false when there is one. */
export function writeIgnore(folder: string): boolean {
  const file = path.join(folder, '.gitignore');
  if (disk.exists(file)) return false;
  demand(disk.write(file, readTemplate(IGNORE)), file);
  return true;
}

/** Writes the starter into a folder; a file that is there stays as it is. */
export function writeStarter(folder: string, options: StarterOptions): WrittenStarter {
  const files = listFiles(options);
  const isThere = (file: string): boolean => disk.exists(path.join(folder, file));
  const written = files.filter((file) => !isThere(file));
  for (const file of written) {
    const target = path.join(folder, file);
    demand(disk.write(target, file === CONFIG ? createConfig(folder, options) : readTemplate(file)), target);
  }
  return { written, kept: files.filter((file) => !written.includes(file)) };
}

function listFiles({ withApi, pages }: StarterOptions): string[] {
  if (pages.length > 0) return [CONFIG];
  return mustRead(disk.list(TEMPLATE, { isDeep: true }), TEMPLATE)
    .filter((entry) => entry.isFile())
    .map((entry) => paths.relative(TEMPLATE, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== IGNORE && (withApi || !file.startsWith('api-reference/')))
    .toSorted();
}

function readTemplate(name: string): string {
  const file = path.join(TEMPLATE, name);
  return mustRead(disk.readText(file), file);
}

type Change = [path: string[], value: unknown];

function createConfig(folder: string, { name, site, withApi, schema, pages }: StarterOptions): string {
  const template = readTemplate(CONFIG);
  if (pages.length > 0) return describeFolder(folder, { name, site, schema, template });
  const { navigation } = JSON.parse(template) as { navigation: { tabs: { groups: unknown }[] } };
  // The second tab of the starter is the reference, and one tab alone is none.
  const withoutApi: Change[] = [[['navigation'], { groups: navigation.tabs[0]?.groups }]];
  const address: Change[] = site === undefined ? [] : [[['seo', 'metatags', 'canonical'], site]];
  const changes: Change[] = [[['$schema'], schema], [['name'], name], ...address, ...(withApi ? [] : withoutApi)];
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return changes.reduce((config, [at, value]) => applyEdits(config, modify(config, at, value, { formattingOptions })), template);
}

/** What the folder is as a site without a config, written down. */
function describeFolder(
  folder: string,
  { name, site, schema, template }: { name: string; site: string | undefined; schema: string; template: string },
): string {
  const { navigation, ...found } = readPlainFolder(folder);
  const { colors } = JSON.parse(template) as { colors: unknown };
  const seo = site === undefined ? undefined : { metatags: { canonical: site } };
  return `${JSON.stringify({ $schema: schema, ...found, name, colors, seo, navigation }, null, 2)}\n`;
}
