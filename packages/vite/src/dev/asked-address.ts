import type { IncomingMessage } from 'node:http';
import { stripBase, toMarkdownHref } from '@octavo/core/internal';
import type { Sources } from '../content/sources.ts';
import { prefersMarkdown } from '../files/prefers-markdown.ts';
import type { SiteProject } from '../site/project.ts';

/** Where Vite serves files from anywhere, modules without files, and its own client. */
const OF_VITE = /^\/@(?:fs|id|vite)\//;

/** The canonical address that a request reads; undefined for one of the dev server's own. */
export function findAskedHref(request: IncomingMessage, { base }: Pick<SiteProject, 'base'>): string | undefined {
  const href = isReading(request) && !isModuleRequest(request) ? stripBase(base, toPathname(request.url)) : undefined;
  return href === undefined || OF_VITE.test(href) ? undefined : href;
}

/** The address of a page's Markdown, where a request asks for the page in that form. */
export function findAskedMarkdown(
  request: IncomingMessage,
  context: Pick<SiteProject, 'base'> & Pick<Sources, 'store'>,
): string | undefined {
  const href = prefersMarkdown(request.headers.accept) ? findAskedHref(request, context) : undefined;
  return href === undefined || context.store.site().pages[href] === undefined ? undefined : toMarkdownHref(href);
}

/** Whether a request only reads. */
export function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The path of a request's URL, without query and hash. */
export function toPathname(url = ''): string {
  return url.replace(/[?#].*$/s, '');
}

/** Whether a request asks for a style sheet as a module: what Vite makes of the file, though the file itself is published, too. */
export function asksForSheetModule(request: IncomingMessage): boolean {
  return request.headers['sec-fetch-dest'] === 'script' && toPathname(request.url).endsWith('.css');
}

/** `import('/guide.mdx')` and style sheets ask for modules, whatever page has the same address; a reader's query never does. */
function isModuleRequest({ headers, url = '' }: IncomingMessage): boolean {
  const destination = headers['sec-fetch-dest'];
  // A classic script is a file; modules are fetched by CORS.
  if (destination === 'script') return headers['sec-fetch-mode'] !== 'no-cors';
  if (destination !== undefined && destination !== 'empty') return destination === 'style';
  return /[?&](?:import|t|v)(?:[=&]|$)/.test(url);
}
