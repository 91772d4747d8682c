import path from 'node:path';
import { CONFIG_NAMES, disk, listPlainPages } from '@octavo/vite/internal/setup';
import { findApp } from './find-app.ts';
import type { App } from './find-app.ts';
import { holdsCode } from './holds-code.ts';
import { InitError } from '../init-error.ts';
import { readManifest } from './read-manifest.ts';
import type { Manifest } from './read-manifest.ts';

/** What is in a folder in which a site shall begin. */
export interface Project {
  /** Absolute path. */
  folder: string;
  /** Absolute path of the site's own folder: the project's, or its `docs` where the project is a program as well. */
  content: string;
  /** Absolute path of the config of a site that is there already. */
  siteConfig?: string;
  /** The pages that the site's folder holds, as paths from it. */
  pages: string[];
  manifest?: Manifest;
  /** The Vite app that is there. */
  app?: App;
}

/** Looks at a folder, which need not be there yet. */
export function findProject(typed: string): Project {
  const folder = path.resolve(typed);
  if (!disk.exists(folder)) return { folder, content: folder, pages: [] };
  if (!disk.isFolder(folder)) throw new InitError(`${folder} is a file, not a folder.`, 'Pass a folder.');
  const manifest = readManifest(folder);
  const app = findApp(folder, manifest);
  const siteConfig = [folder, path.join(folder, 'docs')]
    .flatMap((place) => CONFIG_NAMES.map((name) => path.join(place, name)))
    .find((file) => disk.exists(file));
  const isApart = app !== undefined || disk.exists(path.join(folder, 'index.html')) || (manifest !== undefined && !isOfTexts(folder));
  const content = siteConfig === undefined ? (isApart ? path.join(folder, 'docs') : folder) : path.dirname(siteConfig);
  return {
    folder,
    content,
    ...(siteConfig !== undefined && { siteConfig }),
    pages: listPlainPages(content),
    ...(manifest !== undefined && { manifest }),
    ...(app !== undefined && { app }),
  };
}

/** Whether a folder that has a `package.json` is a site all the same: it holds pages, not all of them in `docs`, and no program. */
function isOfTexts(folder: string): boolean {
  return listPlainPages(folder).some((page) => !page.startsWith('docs/')) && !holdsCode(folder);
}
