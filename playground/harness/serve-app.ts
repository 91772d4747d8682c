import path from 'node:path';

import { copyApp } from './copy-app.ts';
import { createAppFiles, type AppFiles } from './app-files.ts';
import { runVite } from './run-vite.ts';
import { startStaticServer } from './static-server.ts';

/** Which app a spec is about, and where its docs are. */
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

/** A running copy of an app, from the dev server or from the files of a build. */
export interface ServedApp {
  root: string;
  files: AppFiles;
  /** Full address of a page of the docs, from its canonical address. */
  url(href: string): string;
  /** Full address of one of the host's own pages. */
  hostUrl(pathname: string): string;
  /** What Vite printed so far. */
  terminal(): string;
  stop(): Promise<void>;
}

/** Copies an app and serves it, from its dev server or as its build wrote it. */
export async function serveApp(options: AppOptions, mode: 'dev' | 'build'): Promise<ServedApp> {
  const { app, base = '/', mount = '/', isSinglePage = false, isBare = false, into, prepare } = options;
  const copy = await copyApp(app, into === undefined ? {} : { into });
  try {
    await prepare?.(createAppFiles(copy.root));
    const vite = await runVite({ command: mode, root: copy.root, isBare });
    const fallback = isSinglePage ? 'index.html' : undefined;
    const server = mode === 'dev' ? vite : await startStaticServer(path.join(copy.root, 'dist'), { base: mount, fallback });
    return {
      root: copy.root,
      files: createAppFiles(copy.root),
      url: (href) => server.origin + (base === '/' ? href : base + href.replace(/^\/(?=$|[?#])/, '')),
      hostUrl: (pathname) => server.origin + pathname,
      terminal: () => vite.terminal(),
      async stop() {
        await server.stop();
        await copy.remove();
      },
    };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}
