import type { ViteDevServer } from 'vite';
import { shardOf } from '@octavo/core/internal';
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
import { shardDocuments } from '../virtual/shard-documents.ts';
import { createSiteData } from '../virtual/site-data.ts';
import { THEME_SHEET, fileUrl } from './file-url.ts';
import type { ListModules } from './list-modules.ts';
import { toContentId } from '../content/compile/content-id.ts';
import { toVirtualId } from '../content/compile/virtual-id.ts';

/** What a document of the dev server is made from. */
export interface DevDocumentScope {
  server: ViteDevServer;
  context: SiteProject & Sources & Outputs & Live;
  listModules: ListModules;
}

/** The document that the dev server answers with: the head of the build's, and an empty page that the browser renders. */
export async function renderDevDocument(document: SiteDocument | undefined, scope: DevDocumentScope): Promise<string> {
  const { server, context, listModules } = scope;
  const client = `${server.config.base}@vite/client`;
  const entry = fileUrl(ENTRY, server);
  const preloads = await listModules([entry, ...(document === undefined ? [] : listPageModules(document, scope)), client]);
  const site = createSiteData(context);
  return renderDocument({
    site,
    ...createHeadParts(context, document),
    body: '',
    styles: context.options.theme === undefined ? [fileUrl(THEME_SHEET, server)] : [],
    ...(context.options.theme === undefined && {
      fonts: { text: [fileUrl(resolveOwn(`@octavo/theme/fonts/${FONT_FILES.text}`), server)], accents: [], math: {} },
    }),
    preloads,
    scripts: [{ src: client }, ...preamble(context), { src: entry }],
  });
}

/** What starts the site in a browser. */
const ENTRY = clientFile('document/entry');

/** Modules of a page: without their names the program would ask for them once it runs, and the compiler wait until then. */
function listPageModules({ href: address, page: href }: SiteDocument, { server, context }: DevDocumentScope): string[] {
  const site = context.store.site();
  const page = site.pages[href];
  if (page === undefined) return [];
  const [section] = page.sections;
  const content = toContentId(paths.join(context.root, page.file));
  return [
    virtualUrl('shard', `${shardOf(address, shardDocuments(site).length)}`, server),
    virtualUrl('page', href, server),
    ...(page.api === undefined ? [`${fileUrl(content, server)}?import`] : []),
    ...(section === undefined ? [] : [virtualUrl('section', section, server)]),
  ];
}

/** The Fast Refresh runtime must hook into React before React DOM runs: one module script, before the entry. */
export function preamble(context: Pick<SiteProject, 'vite'> & Live): { code: string }[] {
  if (context.refresh === undefined) return [];
  const source = `${context.vite.base}${VIRTUAL}${toVirtualId('refresh')}`;
  const code = [
    `import { injectIntoGlobalHook } from ${JSON.stringify(source)};`,
    'injectIntoGlobalHook(window);',
    'window.$RefreshReg$ = () => {};',
    'window.$RefreshSig$ = () => (type) => type;',
  ].join('\n');
  return [{ code }];
}

/** Where Vite serves modules that no file holds. */
const VIRTUAL = '@id/__x00__';

function virtualUrl(name: string, key: string, { config }: ViteDevServer): string {
  return config.base + VIRTUAL + toVirtualId(name, key);
}
