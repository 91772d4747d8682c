import type { Plugin } from 'vite';
import { paths } from '../disk/paths.ts';
import type { ContextRef } from '../context.ts';
import { findAskedHref, findAskedMarkdown } from '../dev/asked-address.ts';
import { checkApis } from '../dev/check-apis.ts';
import { checkRunning } from '../dev/check-running.ts';
import { endBrokenStreams } from '../dev/end-broken-streams.ts';
import { followDisk } from '../dev/follow-disk.ts';
import { followOutputs } from '../dev/follow-outputs.ts';
import { followRemote } from '../dev/follow-remote.ts';
import { followSearch } from '../dev/follow-search.ts';
import { sendProxied } from '../dev/proxy/send-proxied.ts';
import { createModuleLister } from '../dev/list-modules.ts';
import { refuseLink } from '../dev/refuse-link.ts';
import type { DelayedWatch } from '../dev/delayed-watch.ts';
import { renderAhead } from '../dev/render-ahead.ts';
import { preamble } from '../dev/render-dev-document.ts';
import { sendAsset } from '../dev/send-asset.ts';
import { sendDocument, sendNotFound } from '../dev/send-document.ts';
import { sendFoundOutput } from '../dev/send-found-output.ts';
import { sendRedirect } from '../dev/send-redirect.ts';
import { createThemeSheetSender } from '../dev/send-theme-sheet.ts';
import { serveProblems } from '../dev/serve-problems.ts';
import { warmCompiler } from '../dev/warm-compiler.ts';
import { warmLate } from '../dev/warm-late.ts';
import { createOutputFinder } from '../output/create-output-finder.ts';

/** `octavo:dev-server`: answers for documents and content files before the host's own fallback sees the request. */
export function devServerPlugin(ref: ContextRef, watch: DelayedWatch): Plugin {
  return {
    name: 'octavo:dev-server',
    apply: 'serve',
    configureServer: {
      // Nitro's server answers for every address, wherever its plugin stands.
      order: 'pre',
      handler(server) {
        const context = ref.current;
        // One listener of each kind: the host's plugins have theirs, and Node tells of a leak where there are more than ten.
        for (const event of ['listening', 'close'] as const) server.httpServer?.once(event, () => context.events.emit(event));
        if (paths.inside(server.config.root, context.root) === undefined) server.watcher.add(context.root);
        serveProblems(server, context, followOutputs(server, context));
        checkRunning(server, context);
        followDisk(server, { ...context, modules: watch.follow(server, context) });
        renderAhead(server, context);
        warmCompiler(server, context);
        warmLate(server, context);
        followSearch(server, context);
        followRemote(server, context);
        checkApis(server, context);
        server.middlewares.use((_request, response, next) => {
          endBrokenStreams(response);
          next();
        });
        const sendThemeSheet = createThemeSheetSender(server);
        server.middlewares.use((request, response, next) => {
          if (!sendThemeSheet(request, response, next)) next();
        });
        server.middlewares.use((request, response, next) => sendProxied(request, response, { context, next }));
        server.middlewares.use((request, response, next) => {
          if (!refuseLink(request, response, context)) next();
        });
        const findOutput = createOutputFinder(context.outputs, { site: () => context.store.site(), source: context.outputSource });
        const isEmbedded = context.mode === 'embedded';
        const scope = { server, context, listModules: createModuleLister(server) };
        server.middlewares.use((request, response, next) => {
          const markdown = isEmbedded ? undefined : findAskedMarkdown(request, context);
          if (markdown === undefined && !isEmbedded && sendDocument(request, response, { ...scope, next })) return;
          const href = markdown ?? findAskedHref(request, context);
          sendFoundOutput(request, response, { vite: context.vite, findOutput, href }).then((isSent) => {
            if (isSent || sendAsset(request, response, { context, next }) || (!isEmbedded && sendRedirect(request, response, context)))
              return;
            next();
          }, next);
        });
        if (isEmbedded) return undefined;
        return () => {
          server.middlewares.use((request, response, next) => {
            if (!sendNotFound(request, response, { ...scope, next })) next();
          });
        };
      },
    },
    buildEnd: () => ref.current.content.close(),
    transformIndexHtml() {
      return ref.current.mode === 'embedded' && ref.current.refresh === 'own'
        ? preamble(ref.current).map(({ code }) => ({
            tag: 'script',
            attrs: { type: 'module' },
            children: code,
            injectTo: 'head-prepend' as const,
          }))
        : undefined;
    },
  };
}
