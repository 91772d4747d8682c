import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What is in a folder in which a site shall begin. */
export interface Project {
  /** Absolute path. */
  folder: string;
  /** Absolute path of the config of the Vite app that is there. */
  viteConfig?: string;
  /** Absolute path of the config of a site that is there already, in the folder or its `docs`. */
  siteConfig?: string;
  isEmpty: boolean;
}

const VITE_CONFIG = /^vite\.config\.(?:[cm]?[jt]s)$/;
/** What a folder may hold that is new. */
const HIDDEN = /^\./;

/** Looks at a folder, which need not be there yet. */
export function findProject(typed: string): Project {
  const folder = path.resolve(typed);
  if (!existsSync(folder)) return { folder, isEmpty: true };
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file, not a folder.`);
  const names = readdirSync(folder);
  const viteConfig = names.find((name) => VITE_CONFIG.test(name));
  const siteConfig = ['docs.json', 'mint.json', 'docs/docs.json', 'docs/mint.json']
    .map((name) => path.join(folder, name))
    .find((file) => existsSync(file));
  return {
    folder,
    ...(viteConfig !== undefined && { viteConfig: path.join(folder, viteConfig) }),
    ...(siteConfig !== undefined && { siteConfig }),
    isEmpty: names.every((name) => HIDDEN.test(name)),
  };
}
