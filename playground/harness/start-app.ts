import path from 'node:path';

import { createAppFiles, type AppFiles } from './app-files.ts';
import { copyApp } from './copy-app.ts';
import { runVite } from './run-vite.ts';
import { startStaticServer } from './static-server.ts';

/** Which app to serve, and how. */
export interface AppOptions {
  /** Folder of `playground`. */
  app: string;
  /** Address of the docs; `/` when they are the whole site. */
  base?: string;
  /** What the build's output folder is mounted at: the base of a site that is built alone. */
  mount?: string;
  /** True for an app whose host answers every address with its `index.html`. */
  isSinglePage?: boolean;
  /** True copies the app to `into` and runs the plugin without a `vite.config`. */
  isBare?: boolean;
  /** Folder to copy the app into; `playground/.temp` when absent. */
  into?: string;
  /** Changes the copy before Vite sees it. */
  prepare?: (files: AppFiles) => Promise<void>;
}

/** A copy of an app, served from its dev server or from the files of a build. */
export interface RunningApp {
  root: string;
  origin: string;
  /** What Vite printed so far. */
  terminal(): string;
  stop(): Promise<void>;
}

/** Copies an app and serves the copy. */
export async function startApp(options: AppOptions, mode: 'dev' | 'build'): Promise<RunningApp> {
  const { app, mount = '/', isSinglePage = false, isBare = false, into, prepare } = options;
  const { root, remove } = await copyApp(app, into === undefined ? {} : { into });
  try {
    await prepare?.(createAppFiles(root));
    const vite = await runVite({ command: mode, root, isBare });
    const fallback = isSinglePage ? 'index.html' : undefined;
    const server = mode === 'dev' ? vite : await startStaticServer(path.join(root, 'dist'), { base: mount, fallback });
    return {
      root,
      origin: server.origin,
      terminal: () => vite.terminal(),
      async stop() {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
