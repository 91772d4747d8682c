import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import { normalizeBase, stripBase, stripIndex, toMarkdownHref } from '@octavo/core/internal';
import { paths } from '../disk/paths.ts';
import { ExtensionError } from '../extension/extension-error.ts';
import type { Context, ContextRef } from '../context.ts';
import { checkApis } from '../dev/check-apis.ts';
import { checkRunning } from '../dev/check-running.ts';
import { followDisk } from '../dev/follow-disk.ts';
import { followRemote } from '../dev/follow-remote.ts';
import { leadsOut } from '../dev/leads-out.ts';
import { renderAhead } from '../dev/render-ahead.ts';
import { warmCompiler } from '../dev/warm-compiler.ts';
import { endBrokenStreams } from '../dev/end-broken-streams.ts';
import { findProxyOrigins } from '../dev/proxy/find-proxy-origins.ts';
import { serveProxy } from '../dev/proxy/serve-proxy.ts';
import { serveProblems } from '../dev/serve-problems.ts';
import { preamble, renderDevDocument } from '../dev/render-dev-document.ts';
import { listDocuments } from '../site/list-documents.ts';
import { createOutputFinder } from '../output/create-output-finder.ts';
import type { FindOutput } from '../output/create-output-finder.ts';
import { followOutputs } from '../dev/follow-outputs.ts';
import { followSearch } from '../dev/follow-search.ts';
import { sendOutput } from '../dev/send-output.ts';
import { sendRedirect } from '../dev/send-redirect.ts';
import { prefersMarkdown } from '../files/prefers-markdown.ts';
import { sendFile } from '../files/send-file.ts';

/** `octavo:dev-server`: answers for documents and content files before the host's own fallback sees the request. */
export function devServerPlugin(ref: ContextRef): Plugin {
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
        followDisk(server, context);
        renderAhead(server, context);
        warmCompiler(server, context);
        followSearch(server, context);
        followRemote(server, context);
        checkApis(server, context);
        server.middlewares.use((_request, response, next) => {
          endBrokenStreams(response);
          next();
        });
        server.middlewares.use((request, response, next) => sendProxied(request, response, { context, next }));
        server.middlewares.use((request, response, next) => {
          if (!refuseLink(request, response, context)) next();
        });
        const findOutput = createOutputFinder(context.outputs, { site: () => context.store.site(), source: context.outputSource });
        const isEmbedded = context.mode === 'embedded';
        server.middlewares.use((request, response, next) => {
          const markdown = isEmbedded ? undefined : findMarkdown(request, context);
          if (markdown === undefined && !isEmbedded && sendDocument(request, response, { server, context })) return;
          answer(request, response, { context, findOutput, href: markdown ?? findHref(request, context) }).then((isAnswered) => {
            if (isAnswered || sendAsset(request, response, { context, next }) || (!isEmbedded && sendRedirect(request, response, context)))
              return;
            next();
          }, next);
        });
        if (isEmbedded) return undefined;
        return () => {
          server.middlewares.use((request, response, next) => {
            if (!sendNotFound(request, response, { server, context })) next();
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

interface Scope {
  server: ViteDevServer;
  context: Context;
}

function sendDocument(request: IncomingMessage, response: ServerResponse, { server, context }: Scope): boolean {
  if (!isRead(request) || isModuleRequest(request)) return false;
  const href = stripBase(context.base, (request.url ?? '/').replace(/[?#].*$/s, ''));
  if (href === undefined) return false;
  const documents = listDocuments(context.store.site());
  const document = documents.find((one) => one.href === href) ?? documents.find((one) => one.href === stripIndex(href));
  if (document === undefined) return false;
  sendHtml(response, 200, renderDevDocument(document, { server, context }));
  return true;
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, { server, context }: Scope): boolean {
  const url = 'originalUrl' in request && typeof request.originalUrl === 'string' ? request.originalUrl : (request.url ?? '/');
  if (
    !isRead(request) ||
    !request.headers.accept?.includes('text/html') ||
    stripBase(context.base, url.replace(/[?#].*$/s, '')) === undefined
  )
    return false;
  sendHtml(response, 404, renderDevDocument(undefined, { server, context }));
  return true;
}

/** The canonical address that a request reads; undefined for one of the dev server's own. */
function findHref(request: IncomingMessage, { base }: Pick<Context, 'base'>): string | undefined {
  return isRead(request) && !isModuleRequest(request) ? stripBase(base, (request.url ?? '').replace(/[?#].*$/s, '')) : undefined;
}

/** The address of a page's Markdown, where a request asks for the page in that form. */
function findMarkdown(request: IncomingMessage, context: Context): string | undefined {
  const href = prefersMarkdown(request.headers.accept) ? findHref(request, context) : undefined;
  return href === undefined || context.store.site().pages[href] === undefined ? undefined : toMarkdownHref(href);
}

/** Answers for a file of an output; false when there is none at the address. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { context, findOutput, href }: { context: Context; findOutput: FindOutput; href: string | undefined },
): Promise<boolean> {
  if (href === undefined) return false;
  try {
    const found = await findOutput(href);
    if (found === undefined) return false;
    if (found === 'missing') sendText(response, 404, 'Not found.');
    else await sendOutput(found, { response, isHead: request.method === 'HEAD' });
  } catch (error) {
    // What an extension has thrown is told with its place.
    if (!(error instanceof ExtensionError))
      context.vite.logger.error(`Could not create ${href}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    if (!response.headersSent)
      sendText(response, 500, `Could not create ${href}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return true;
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }).end(text);
}

function sendAsset(
  request: IncomingMessage,
  response: ServerResponse,
  { context: { base, store }, next }: { context: Context; next: (error?: unknown) => void },
): boolean {
  if (!isRead(request) || /[?&](?:import|url|raw|inline|direct)(?:[&=]|$)/.test(request.url ?? '')) return false;
  const pathname = stripBase(base, (request.url ?? '').replace(/[?#].*$/s, ''));
  const file = pathname === undefined ? undefined : store.findAsset(pathname);
  if (file === undefined) return false;
  sendFile(request, response, file, { headers: { 'cache-control': 'no-cache' } }).catch(next);
  return true;
}

/** No link of the content root is followed out of it, by Vite's own server of files neither. */
function refuseLink({ url = '' }: IncomingMessage, response: ServerResponse, { root, vite }: Context): boolean {
  const pathname = stripBase(normalizeBase(vite.base), url.replace(/[?#].*$/s, ''));
  if (pathname === undefined || !leadsOut(pathname, { root, viteRoot: vite.root })) return false;
  sendText(response, 404, 'Not found.');
  return true;
}

/** What the playground sends through the dev server. Only the dev server has it. */
function sendProxied(
  request: IncomingMessage,
  response: ServerResponse,
  { context, next }: { context: Context; next: (error?: unknown) => void },
): void {
  const pathname = (request.url ?? '').replace(/[?#].*$/s, '');
  if (!pathname.includes('/@octavo/proxy/')) return next();
  findProxyOrigins(pathname, context)
    .then((origins) => (origins === undefined ? next() : serveProxy(request, response, origins)))
    .catch(next);
  return undefined;
}

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  response.end(html);
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** `import('/guide.mdx')` and style sheets ask for modules, whatever page has the same address; a reader's query never does. */
function isModuleRequest({ headers, url = '' }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'];
  // A classic script is a file; modules are fetched by CORS.
  if (destination === 'script') return headers['sec-fetch-mode'] !== 'no-cors';
  if (destination !== undefined && destination !== 'empty') return destination === 'style';
  return /[?&](?:import|t|v)(?:[=&]|$)/.test(url);
}
