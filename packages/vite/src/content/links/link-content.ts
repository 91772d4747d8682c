import { joinLinks } from '@octavo/core/internal';
import type { PageLink } from '@octavo/core/internal';
import type { IconMap } from '@octavo/theme';
import type { CompiledPage, PageImport } from '../../mdx/compiled-page.ts';
import { linkReferences } from '../../mdx/link-references.ts';
import type { AssetAddresses } from '../assets/asset-addresses.ts';
import { isCompiledFile } from '../compile/content-id.ts';
import { linkToc } from './link-toc.ts';
import type { LoadedContent } from './loaded-content.ts';
import { listRareSheets } from '../assets/list-rare-sheets.ts';
import { listShownLinks } from './list-shown-links.ts';
import type { resolveContentImport } from '../../site/resolve-import.ts';
import { findAsset, resolveReference, resolveSourceSet } from './resolve-reference.ts';
import type { ReferenceScope } from './resolve-reference.ts';

/** A content file in the site as it stands: its module, and what else it holds. */
export interface LinkedContent {
  code: string;
  content: LoadedContent;
}

/** What a compiled file is linked to. */
export interface LinkTargets extends Pick<AssetAddresses, 'assetSize'> {
  /** Of the file, from the content root. */
  name: string;
  /** Where each of its imports leads. */
  found: (PageImport & { target: ReturnType<typeof resolveContentImport> })[];
  icons: IconMap;
  /** Those of its text. */
  links: readonly PageLink[];
  scope: ReferenceScope;
}

/** Puts the site's own addresses and sizes into a compiled file, whose imports are all there. */
export function linkContent(page: CompiledPage, { name, found, icons, links, scope, assetSize }: LinkTargets): LinkedContent {
  const code = linkReferences(page.code, page.references, ({ kind, value }) => ({
    address: (kind === 'assets' ? resolveSourceSet : resolveReference)(value, name, scope),
    ...(kind === 'asset' && { size: findAsset(value, name, assetSize) }),
  }));
  const content: LoadedContent = {
    exports: page.exports,
    toc: linkToc(page.toc, (specifier) => {
      const target = found.find((one) => one.specifier === specifier)?.target;
      return target?.kind === 'file' ? target.file : undefined;
    }),
    fields: page.fields,
    examples: page.examples,
    classes: page.classes,
    links: joinLinks(links, listShownLinks(page.references)),
    imports: found.flatMap(({ target }) => (target.kind === 'file' && isCompiledFile(target.file) ? [target.file] : [])),
    packages: found.filter(({ target }) => target.kind === 'package'),
    icons,
    outline: page.outline,
    usesNames: page.usesNames,
    rareSheets: listRareSheets(page),
  };
  return { code, content };
}
