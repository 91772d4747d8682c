import path from 'node:path';
import type { Context } from '../context.ts';

/** The absolute path of the folder that the app's server shows: the output of Vite's environment `client`, or what its host says. */
export function servedFolder(
  { host, vite }: Pick<Context, 'host' | 'vite'>,
  client: OutputOptions | undefined = vite.environments['client'],
): string {
  const folder = typeof host?.servedFolder === 'object' ? host.servedFolder.folder : (client ?? vite).build.outDir;
  return path.resolve(vite.root, folder);
}

interface OutputOptions {
  build: { outDir: string };
}
