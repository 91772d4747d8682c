import type { ViteDevServer } from 'vite';
import { FONT_FILES } from '@octavo/theme/internal/document';
import { paths } from '../disk/paths.ts';
import type { Live } from '../content/live.ts';
import type { Sources } from '../content/sources.ts';
import type { Outputs } from '../output/outputs.ts';
import type { SiteProject } from '../site/project.ts';
import { createHeadParts } from '../document/create-head-parts.ts';
import { renderDocument } from '../document/render-document.ts';
import type { SiteDocument } from '../site/list-documents.ts';
import { clientFile, resolveOwn } from '../package-path.ts';
import { createSiteData } from '../virtual/site-data.ts';
import { toVirtualId } from '../content/compile/virtual-id.ts';

/** What a document of the dev server is made from. */
export interface DevDocumentScope {
  server: ViteDevServer;
  context: SiteProject & Sources & Outputs & Live;
}

/** The document that the dev server answers with: the head of the build's, and an empty page that the browser renders. */
export function renderDevDocument(document: SiteDocument | undefined, { server, context }: DevDocumentScope): string {
  const { base } = server.config;
  const site = createSiteData(context);
  return renderDocument({
    site,
    ...createHeadParts(context, document),
    body: '',
    styles: context.options.theme === undefined ? [fileUrl(resolveOwn('@octavo/theme/styles.css'), server)] : [],
    ...(context.options.theme === undefined && {
      fonts: { text: [fileUrl(resolveOwn(`@octavo/theme/fonts/${FONT_FILES.text}`), server)], accents: [], code: [], math: {} },
    }),
    preloads: [],
    scripts: [{ src: `${base}@vite/client` }, ...preamble(context), { src: fileUrl(clientFile('document/entry'), server) }],
  });
}

/** The Fast Refresh runtime must hook into React before React DOM runs: one module script, before the entry. */
export function preamble(context: Pick<SiteProject, 'vite'> & Live): { code: string }[] {
  if (context.refresh === undefined) return [];
  const source = `${context.vite.base}@id/__x00__${toVirtualId('refresh')}`;
  const code = [
    `import { injectIntoGlobalHook } from ${JSON.stringify(source)};`,
    'injectIntoGlobalHook(window);',
    'window.$RefreshReg$ = () => {};',
    'window.$RefreshSig$ = () => (type) => type;',
  ].join('\n');
  return [{ code }];
}

/** The address of a file on the dev server: from Vite's root when it lies in it, else through `/@fs`. */
function fileUrl(file: string, { config }: ViteDevServer): string {
  return config.base + (paths.inside(config.root, file) ?? `@fs/${file.replace(/^\//, '')}`);
}
