import path from 'node:path';
import { demand, disk } from '@octavo/vite/internal/setup';
import { applyEdits, modify, parse } from 'jsonc-parser';
import type { PlannedJoin } from './join-app.ts';
import manifest from '../../package.json' with { type: 'json' };

/** What the package of a new site needs. */
export interface PackageNeeds {
  /** The site's name. */
  name: string;
  /** The site's folder from the project's; empty where it is the project. */
  content: string;
  /** How an app is joined whose own scripts serve and build the docs. */
  join: Pick<PlannedJoin, 'isLibrary'> | undefined;
  /** Whether `octavo check` can read the app's config: it then knows that an address may be the app's. */
  readsConfig: boolean;
  /** The path that the site is served under, where that is not the root: `/docs/`. */
  base?: string | undefined;
  /** Other packages for writing it, and their versions. */
  packages?: Readonly<Record<string, string>>;
}

const VERSION = `^${manifest.version}`;

/** Adds the dependencies and scripts of a site to a folder's `package.json`, which it begins where there is none; false when nothing changes. */
export function updatePackage(folder: string, needs: PackageNeeds): boolean {
  const file = path.join(folder, 'package.json');
  const before = disk.exists(file) ? demand(disk.readText(file), file) : undefined;
  const after = listFields(needs).reduce(setField, before ?? createPackage(needs.name));
  if (after === before) return false;
  demand(disk.write(file, after), file);
  return true;
}

type Field = [path: string[], value: string];

function listFields({ content, join, readsConfig, base, packages = {} }: PackageNeeds): Field[] {
  const [prefix, folder] = content === '' ? ['', ''] : ['docs:', ` ${content}`];
  // An app that has the plugin serves and builds the docs with its own scripts; a library does not publish them.
  const scripts = join === undefined ? ['dev', 'build', 'preview', 'check'] : join.isLibrary ? ['build', 'check'] : ['check'];
  return [
    ...scripts.map((name): Field => {
      const options = [readsConfig && name === 'check' ? '' : folder, base !== undefined && name !== 'check' ? ` --base ${base}` : ''];
      return [['scripts', prefix + name], `octavo ${name}${options.join('')}`];
    }),
    [['devDependencies', 'octavo'], VERSION],
    ...(join === undefined ? [] : [[['devDependencies', '@octavo/vite'], VERSION] satisfies Field]),
    ...Object.entries(packages).map(([name, version]): Field => [['devDependencies', name], version]),
  ];
}

/** What is there already stays. */
function setField(text: string, [keys, value]: Field): string {
  const there: unknown = keys.reduce<unknown>((node, key) => (isRecord(node) ? node[key] : undefined), parse(text));
  if (there !== undefined) return text;
  const indent = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return applyEdits(text, modify(text, keys, value, { formattingOptions }));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function createPackage(name: string): string {
  const slug = name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return `${JSON.stringify({ name: slug || 'docs', private: true, type: 'module' }, null, 2)}\n`;
}
