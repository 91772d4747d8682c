import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProject } from './find-project.ts';
import { findVite } from './find-vite.ts';
import { updatePackage } from './update-package.ts';
import { addPlugin } from './vite-config/add-plugin.ts';
import type { PluginRequest } from './vite-config/add-plugin.ts';
import { writeIgnore, writeStarter } from './write-starter.ts';

/** What a new site shall be. */
export interface InitOptions {
  /** As typed, relative to the current one. */
  folder: string;
  /** The site's name. */
  name: string;
  /** Begin an API reference. */
  withApi: boolean;
  /** Add the plugin to the Vite app that is there. */
  addsPlugin: boolean;
}

/** What was done. */
export interface InitResult {
  /** Absolute path of the project. */
  folder: string;
  /** Absolute path of the site's own folder: the project's, or its `docs` in an app. */
  content: string;
  /** Paths from the project's folder, in the order of writing. */
  written: string[];
  /** Files of the starter that were there already, and stayed as they were. */
  kept: string[];
  /** What became of the Vite config; with `by-hand`, why its author has to edit it. */
  viteConfig?: { kind: 'edited' | 'unchanged' } | { kind: 'by-hand'; reason: string };
}

/** Why no site was begun: a sentence, and what to do about it. */
export class InitError extends Error {
  override name = 'InitError';
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}

/** Begins a site: writes the starter, never over a file that is there, and joins it to the Vite app of the folder. */
export async function initSite({ folder: typed, name, withApi, addsPlugin }: InitOptions): Promise<InitResult> {
  const { folder, viteConfig, siteConfig } = findProject(typed);
  if (siteConfig !== undefined) {
    throw new InitError(`There is a site already: ${siteConfig}.`, 'Serve it with `octavo dev`, or name another folder.');
  }
  const isApp = viteConfig !== undefined || existsSync(path.join(folder, 'package.json'));
  const content = isApp ? path.join(folder, 'docs') : folder;
  const { written, kept } = writeStarter(content, { name, withApi });
  const result: InitResult = {
    folder,
    content,
    written: written.map((file) => path.relative(folder, path.join(content, file))),
    kept: kept.map((file) => path.relative(folder, path.join(content, file))),
  };
  const isJoined = viteConfig !== undefined && addsPlugin;
  if (updatePackage(folder, { name, isApp, isJoined })) result.written.push('package.json');
  if (!isApp && writeIgnore(folder)) result.written.push('.gitignore');
  if (!isJoined) return result;
  const joined = await addPlugin({ file: viteConfig, text: readFileSync(viteConfig, 'utf8') }, pluginRequest(folder));
  if (joined.kind !== 'edited') return { ...result, viteConfig: joined };
  writeFileSync(viteConfig, joined.text);
  return { ...result, written: [...result.written, path.relative(folder, viteConfig)], viteConfig: { kind: 'edited' } };
}

function pluginRequest(folder: string): PluginRequest {
  return {
    name: 'octavo:site',
    keys: ['plugins'],
    vite: findVite(folder, {}).address,
    create: () => ({
      keys: ['plugins'],
      entry: (literal) => `octavo({ root: ${literal('docs')}, base: ${literal('/docs')} })`,
      imported: { name: 'octavo', from: '@octavo/vite' },
    }),
  };
}
