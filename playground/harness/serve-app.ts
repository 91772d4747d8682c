import { createAppFiles, type AppFiles } from './app-files.ts';
import { startApp, type AppOptions, type RunningApp } from './start-app.ts';

/** A running copy of an app, with what a spec asks of it. */
export interface ServedApp extends Pick<RunningApp, 'root' | 'terminal' | 'stop'> {
  files: AppFiles;
  /** Full address of a page of the docs, from its canonical address. */
  url(href: string): string;
  /** Full address of one of the host's own pages. */
  hostUrl(pathname: string): string;
}

/** Serves an app; `start` gives a copy that nobody else sees, when absent. */
export async function serveApp(options: AppOptions, mode: 'dev' | 'build', start = startApp): Promise<ServedApp> {
  const { root, origin, terminal, stop } = await start(options, mode);
  const { base = '/' } = options;
  return {
    root,
    files: createAppFiles(root),
    url: (href) => origin + (base === '/' ? href : base + href.replace(/^\/(?=$|[?#])/, '')),
    hostUrl: (pathname) => origin + pathname,
    terminal,
    stop,
  };
}
