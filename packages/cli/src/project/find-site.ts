import path from 'node:path';
import { demand, disk } from '@octavo/vite/internal/disk';
import { CONFIG_NAMES, findConfigFile, listPlainPages } from '@octavo/vite/internal';
import { formatPath } from '../terminal/format-path.ts';
import { UserError } from '../terminal/user-error.ts';

/** A folder that a command can work on. */
export interface SiteFolder {
  /** Absolute path without symbolic links: Vite's root. */
  folder: string;
  /** Absolute path of the Vite config in it. */
  viteConfig?: string;
  /** Absolute path of the content that Octavo takes by itself: the folder, else its folder `docs`; undefined where neither is a site. */
  content?: string;
}

const VITE_CONFIG_NAMES = ['js', 'mjs', 'ts', 'cjs', 'mts', 'cts'].map((extension) => `vite.config.${extension}`);

/** Looks at a folder (as typed, from the current one): a site's config, a Vite config, or a `UserError` that says what was looked for. */
export function findSite(typed: string): SiteFolder {
  const absolute = path.resolve(typed);
  if (!disk.exists(absolute)) throw new UserError(`Folder not found: ${absolute}.`);
  const folder = demand(disk.realPath(absolute), absolute);
  if (!disk.isFolder(folder))
    throw new UserError(`${folder} is not a folder.`, `Pass the folder that contains it: ${findSiteAbove(folder) ?? path.dirname(folder)}`);
  const viteConfig = VITE_CONFIG_NAMES.map((name) => path.join(folder, name)).find((file) => disk.exists(file));
  const candidates = viteConfig === undefined ? [folder] : [folder, path.join(folder, 'docs')];
  const content = candidates.find((candidate) => findConfigFile(candidate) !== undefined) ?? findPlainFolder(folder, viteConfig);
  if (content === undefined && viteConfig === undefined) throw missingConfig(folder);
  return { folder, ...(viteConfig !== undefined && { viteConfig }), ...(content !== undefined && { content }) };
}

/**
 * A folder of Markdown is a site, unless it is an app's, a part of a site, or holds one: whoever names it has missed that.
 */
function findPlainFolder(folder: string, viteConfig: string | undefined): string | undefined {
  const isOther = viteConfig !== undefined || findSiteAbove(folder) !== undefined || findSitesWithin(folder).length > 0;
  return isOther || listPlainPages(folder).length === 0 ? undefined : folder;
}

/** The nearest folder above a file or a folder that has a site's config. */
export function findSiteAbove(inside: string): string | undefined {
  const parent = path.dirname(inside);
  if (parent === inside) return undefined;
  return findConfigFile(parent) === undefined ? findSiteAbove(parent) : parent;
}

/** The error of a folder without a site. */
export function missingConfig(folder: string): UserError {
  const nested = findSitesWithin(folder).map((child) => formatPath(child));
  const looked = `Looked for ${CONFIG_NAMES.join(', ')}, Markdown files and a vite.config.* that uses octavo().`;
  const above = findSiteAbove(folder);
  const found = nested.length > 0 ? nested.join(', ') : above;
  const next =
    found === undefined ? 'Pass the folder of your pages. To create a site: octavo init' : `Found one in: ${found}. Pass that folder.`;
  return new UserError(`No documentation site found in ${folder}.`, `${looked}\n${next}`);
}

function findSitesWithin(folder: string): string[] {
  return demand(disk.list(folder), folder)
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => path.join(folder, entry.name))
    .filter((child) => findConfigFile(child) !== undefined);
}
