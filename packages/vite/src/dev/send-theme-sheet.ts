import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ResolvedConfig, ViteDevServer } from 'vite';
import { sendFile } from '../files/send-file.ts';
import { IS_SOURCE } from '../own-files.ts';
import { asksForSheetModule, isReading } from './asked-address.ts';
import { THEME_SHEET, fileUrl } from './file-url.ts';

/**
 * Answers with the theme's sheet as it is published, which a document links: Vite would take it apart and put it together at every start, while
 * the first paint waits. False where something of an app's may change it, and for its module.
 */
export function createThemeSheetSender(
  server: ViteDevServer,
): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => boolean {
  const isOurs = !IS_SOURCE && isUnchanged(server.config);
  const url = fileUrl(THEME_SHEET, server);
  return (request, response, next) => {
    if (!isOurs || request.url !== url || !isReading(request) || asksForSheetModule(request)) return false;
    sendFile(request, response, THEME_SHEET, { headers: { 'cache-control': 'no-cache' } }).catch(next);
    return true;
  };
}

/** Whether neither a plugin nor PostCSS of an app's own sees the style sheets of a site. */
function isUnchanged({ plugins, css: { postcss, transformer } }: ResolvedConfig): boolean {
  const hasPostCss = typeof postcss !== 'object' || (postcss.plugins ?? []).length > 0;
  return transformer !== 'lightningcss' && !hasPostCss && plugins.every(({ name }) => OURS.test(name));
}

/** Plugins of Vite's and of Octavo's. */
const OURS = /^(?:alias$|(?:vite|builtin|native|octavo):)/;
