import { rm } from 'node:fs/promises';
import path from 'node:path';

import { createAppFiles } from './app-files.ts';
import { copyApp } from './copy-app.ts';
import { readFolder } from './read-folder.ts';
import { runViteCli } from './run-vite-cli.ts';

/** What a host's build wrote. */
export interface BuiltHost {
  /** The files outside its docs, by their paths, and what they hold. */
  host: Record<string, string>;
  /** The paths of the files of its docs. */
  docs: string[];
  /** What Vite printed. */
  terminal: string;
}

/** How a host is built. */
export interface HostBuild {
  config: string;
  args?: string[];
  outDir?: string;
  /** False takes the plugin out of the host's config. */
  hasDocs: boolean;
}

/** Builds a copy of an app with Vite's own command. */
export async function buildHost(app: string, { config, args = [], outDir = 'dist', hasDocs }: HostBuild): Promise<BuiltHost> {
  const { root, remove } = await copyApp(app);
  try {
    if (!hasDocs) await removePlugin(root, config);
    await rm(path.join(root, outDir), { recursive: true, force: true });
    const terminal = await runViteCli(root, 'build', '--config', config, ...args);
    return { ...(await readBuiltHost(path.join(root, outDir))), terminal };
  } finally {
    await remove();
  }
}

/** Reads what a host's build wrote into a folder. */
export async function readBuiltHost(folder: string): Promise<Omit<BuiltHost, 'terminal'>> {
  const files = Object.entries(await readFolder(folder));
  const isDocs = ([file]: [string, string]): boolean => file.startsWith('docs/');
  return { host: Object.fromEntries(files.filter((file) => !isDocs(file))), docs: files.filter(isDocs).map(([file]) => file) };
}

/** Takes the plugin out of a host's config: what is left is the app as it was. */
export async function removePlugin(root: string, config: string): Promise<void> {
  await createAppFiles(root).edit(config, (text) => text.replace(/,?\s*octavo\([^)]*\)/, '').replace(/^import \{ octavo \}.*\n/m, ''));
}
