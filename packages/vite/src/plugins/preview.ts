import path from 'node:path';
import type { Plugin } from 'vite';
import type { ContextRef } from '../context.ts';
import { createStaticHost } from '../preview/static-host.ts';

/**
 * `octavo:preview`: serves the built documents as a plain host does. Vite's own preview knows no folder's `index.html` without a slash at
 * the end of its address, and answers with the app's.
 */
export function previewPlugin(ref: ContextRef): Plugin {
  return {
    name: 'octavo:preview',
    configurePreviewServer(server) {
      const { mode, base, prefix } = ref.current;
      if (mode === 'embedded') return;
      const { root, build } = server.config;
      const host = createStaticHost(path.resolve(root, build.outDir, prefix), base === '/' ? '/' : `${base}/`);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (mode === 'alone' || pathname === base || pathname.startsWith(`${base}/`)) host(request, response);
        else next();
      });
    },
  };
}
