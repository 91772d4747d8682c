import path from 'node:path';
import type { ResolvedConfig } from 'vite';
import type { HostBuild } from './find-host.ts';

/** The absolute path of the folder that the app's server shows: the output of Vite's environment `client`, or what its host says. */
export function servedFolder({ host, vite }: HostPlace, client: OutputOptions | undefined = vite.environments['client']): string {
  const folder = typeof host?.servedFolder === 'object' ? host.servedFolder.folder : (client ?? vite).build.outDir;
  return path.resolve(vite.root, folder);
}

/** An app, and the framework that builds it. */
export interface HostPlace {
  vite: ResolvedConfig;
  host?: HostBuild;
}

interface OutputOptions {
  build: { outDir: string };
}
