import path from 'node:path';
import { disk, HOSTS } from '@octavo/vite/internal/setup';
import type { Host } from '@octavo/vite/internal/setup';
import { findVite } from './find-vite.ts';
import type { FoundVite } from './find-vite.ts';
import type { Manifest } from './read-manifest.ts';

/** An app that builds with Vite. */
export interface App {
  /** The framework that it is made with, as far as its `package.json` tells. */
  host?: Host;
  /** Absolute path of the config that gets the plugin. */
  config: string;
  /** False where there is none yet, and Vite does without. */
  hasConfig: boolean;
  vite: FoundVite;
  /** A React app that renders in the browser: it can render the docs itself. */
  canEmbed: boolean;
}

const EXTENSIONS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

/** Finds the app of a folder: by its config, or by Vite among its packages and an `index.html`. */
export function findApp(folder: string, manifest: Manifest | undefined): App | undefined {
  const dependencies = manifest?.dependencies ?? {};
  const host = HOSTS.find(({ packages }) => packages.some((name) => name in dependencies));
  const name = host?.setup?.file ?? 'vite.config';
  const config = EXTENSIONS.map((extension) => path.join(folder, `${name}.${extension}`)).find((file) => disk.exists(file));
  if (config === undefined && !isVanilla(folder, dependencies) && host?.setup === undefined) return undefined;
  return {
    ...(host !== undefined && { host }),
    config: config ?? path.join(folder, `${name}.${newExtension(folder, manifest)}`),
    hasConfig: config !== undefined,
    vite: findVite(folder, { dependencies, host }),
    canEmbed: 'react' in dependencies && host === undefined,
  };
}

function isVanilla(folder: string, dependencies: Manifest['dependencies']): boolean {
  return 'vite' in dependencies && disk.exists(path.join(folder, 'index.html'));
}

function newExtension(folder: string, manifest: Manifest | undefined): string {
  if (disk.exists(path.join(folder, 'tsconfig.json'))) return 'ts';
  return manifest?.type === 'module' ? 'js' : 'mjs';
}
