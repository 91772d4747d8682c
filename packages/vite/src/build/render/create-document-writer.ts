import path from 'node:path';
import { withBase } from '@octavo/core/internal';
import type { SitePage } from '@octavo/core';
import { toContentId } from '../../content/compile/content-id.ts';
import type { BuildScope } from '../build-scope.ts';
import { createHeadParts } from '../../document/create-head-parts.ts';
import { renderDocument } from '../../document/render-document.ts';
import type { PageNames } from '../../document/render-document.ts';
import { locateFonts } from '../../document/list-early-fonts.ts';
import { createMinifier } from './create-minifier.ts';
import type { MenuDrawings } from './menu-drawings.ts';
import { ICON_CREDITS_FILE } from '../../icons/render-icon-credits.ts';
import type { SiteDocument } from '../../site/list-documents.ts';
import { sharesColors } from '../../virtual/document-modules.ts';
import { createSiteData } from '../../virtual/site-data.ts';
import { resolveVirtualId, toVirtualId } from '../../content/compile/virtual-id.ts';
import type { Bundle } from '../bundle/bundle.ts';
import { createStaticScripts } from './create-static-scripts.ts';
import type { PageRecords } from './page-records.ts';
import { createRedirectScript } from './create-redirect-script.ts';

/** A document's page as it was rendered, and how it is given to readers. */
interface RenderedParts {
  document: SiteDocument | undefined;
  page: SitePage | undefined;
  html: string;
  needsBrowser: boolean;
  ownStyles: string | undefined;
  /** True where React takes the page over at once. */
  isLive: boolean;
  /** The parts that React takes over with a reader's first wish. */
  sleeping: string | undefined;
  tree: string | undefined;
  /** Absent where nothing in the document may start the program. */
  names: PageNames | undefined;
}

/** Makes the function that puts a page's HTML into its document: what all documents share is made once. */
export function createDocumentWriter(
  context: BuildScope,
  { bundle, records, drawings }: { bundle: Bundle; records: PageRecords; drawings: MenuDrawings },
): (rendered: RenderedParts) => string {
  const { base, prefix, root, pageFiles } = context;
  const url = (fileName: string): string => withBase(base, `/${fileName.slice(prefix.length)}`);
  const site = createSiteData(context);
  const redirects = createRedirectScript(context.store.site(), base);
  const minify = createMinifier();
  const hasSharedColors = sharesColors(context);
  const credits = context.icons.usedSets().length === 0 ? undefined : withBase(base, `/${ICON_CREDITS_FILE}`);
  // A page with a file of its own has no text in the bundle, or more than the text.
  const contentOf = (page: SitePage): string =>
    toModuleId(pageFiles.find(page.href) === undefined ? toContentId(path.posix.join(root, page.file)) : toVirtualId('page', page.href));
  const listPreloads = (modules: readonly string[]): string[] => [
    ...new Set(modules.flatMap((module) => bundle.preloadsOf(toModuleId(module)).map(url))),
  ];
  const list = ({ document, page }: RenderedParts, file: string | undefined): string[] =>
    document && page
      ? listPreloads([
          ...(records.find(page.href) === undefined ? [toVirtualId('page', page.href), contentOf(page)] : []),
          ...page.sections.slice(0, 1).map((id) => toVirtualId('section', id)),
        ]).concat(file?.endsWith('.js') === true ? file : [])
      : [];
  return (parts) => {
    const { document, page, html, needsBrowser, ownStyles, isLive, sleeping, tree, names } = parts;
    const { body, css } = drawings.lift(html);
    const file = page && pageFiles.find(page.href);
    const record = page && records.find(page.href);
    const holdsPresses = bundle.presses !== undefined && !needsBrowser;
    const fetches = [record && names?.own?.url, file?.endsWith('.json') === true ? file : undefined].filter((one) => one !== undefined);
    return renderDocument({
      site,
      ...createHeadParts(context, document),
      body,
      hasSharedColors,
      drawings: css,
      minify,
      needsBrowser,
      styles: [...bundle.stylesOf(record || !page ? undefined : contentOf(page)).map(url), ...(record?.sheets ?? [])],
      ownStyles,
      fonts: locateFonts(bundle.fonts, url),
      preloads: isLive ? list(parts, file) : [],
      ...(names && { pages: names }),
      fetches: isLive ? fetches : [],
      notesPresses: holdsPresses,
      scripts:
        isLive || bundle.core === undefined
          ? [
              // Before the program, which answers from when it is there.
              ...(bundle.presses !== undefined && holdsPresses ? [{ src: url(bundle.presses) }] : []),
              { src: url(bundle.entry) },
            ]
          : createStaticScripts({
              base,
              site: context.store.site(),
              page,
              core: url(bundle.core),
              program: url(bundle.entry),
              sleeping,
              search: bundle.search && url(bundle.search),
              tree,
              services: bundle.services && url(bundle.services),
              own: site.scripts ?? [],
            }),
      ...(document === undefined && redirects !== undefined && { inline: redirects }),
      ...(credits !== undefined && { credits }),
    });
  };
}

function toModuleId(specifier: string): string {
  return resolveVirtualId(specifier) ?? specifier;
}
