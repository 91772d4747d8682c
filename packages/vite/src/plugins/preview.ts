import path from 'node:path';
import type { Plugin } from 'vite';
import { listProxyOrigins } from '../build/proxy/list-proxy-origins.ts';
import { findBuiltProxy } from '../api/proxy-address.ts';
import { answerHere } from '../dev/proxy/send-proxied.ts';
import { createOrigins } from '../proxy/origins.ts';
import { finishKilled } from '../build/write/write-site.ts';
import type { ContextRef } from '../context.ts';
import { disk } from '../disk/disk.ts';
import { sendRedirect } from '../dev/send-redirect.ts';
import { servedFolder } from '../hosts/served-folder.ts';
import { createFileHost, createStaticHost } from '../preview/static-host.ts';

/**
 * `octavo:preview`: serves the built documents as a plain host with redirects does. Vite's own preview knows no folder's `index.html` without a slash at
 * the end of its address, and answers with the app's.
 */
export function previewPlugin(ref: ContextRef): Plugin {
  return {
    name: 'octavo:preview',
    configurePreviewServer: {
      // A framework's own preview answers for every address.
      order: 'pre',
      async handler(server) {
        const { mode, base, prefix, host: framework } = ref.current;
        const outDir = servedFolder(ref.current);
        const folder = path.join(outDir, prefix);
        if (mode === 'embedded') {
          const files = createFileHost(folder, base === '/' ? '/' : `${base}/`);
          server.middlewares.use((request, response, next) => {
            files(request, response).then((isSent) => !isSent && next(), next);
          });
          return;
        }
        await finishKilled({ ...ref.current, outDir });
        // A host that does not say where it previews from serves the docs itself.
        if (framework !== undefined && !disk.exists(folder)) return;
        const host = createStaticHost(folder, base === '/' ? '/' : `${base}/`);
        server.middlewares.use((request, response, next) => {
          // A document that follows a redirect in the browser is for hosts without rules.
          if (sendRedirect(request, response, ref.current)) return;
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (ref.current.options.proxy !== undefined && pathname === findBuiltProxy(ref.current, ref.current.store.site().config)) {
            listProxyOrigins(ref.current).then((origins) => answerHere(request, response, createOrigins(origins)), next);
            return;
          }
          if (mode === 'alone' || pathname === base || pathname.startsWith(`${base}/`)) host(request, response).catch(next);
          else next();
        });
      },
    },
  };
}
