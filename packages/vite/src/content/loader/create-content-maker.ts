import { isBuiltin } from 'node:module';
import type { Diagnostic } from '@octavo/core';
import { describeFailure } from '../../disk/disk-failure.ts';
import { paths } from '../../disk/paths.ts';
import type { IconResolver } from '../../icons/create-icon-resolver.ts';
import { findIconLibrary } from '../../icons/icon-library.ts';
import type { CompiledPage } from '../../mdx/compiled-page.ts';
import type { Placement } from '../../site/placement.ts';
import type { SiteStore } from '../../site/site-store.ts';
import type { AssetAddresses } from '../assets/asset-addresses.ts';
import { breaksPage } from './breaks-page.ts';
import { isContentOf } from '../compile/content-id.ts';
import type { ContentProblems } from './content-problems.ts';
import { createCircleCheck } from '../imports/create-circle-check.ts';
import type { ContentReader } from '../compile/create-content-reader.ts';
import { joinImports } from '../imports/join-imports.ts';
import { linkContent } from '../links/link-content.ts';
import type { LinkedContent } from '../links/link-content.ts';
import { loadContentIcons } from '../assets/load-content-icons.ts';
import { BROKEN_CONTENT } from '../links/loaded-content.ts';
import { mayDiffer } from '../compile/may-differ.ts';
import { findMissingIcons } from '../links/missing-icons.ts';
import { missingOperation } from '../links/missing-operation.ts';
import { problemModule } from './problem-module.ts';
import type { ImportTarget } from '../imports/repair-imports.ts';

/** Makes the modules of content files. */
export interface ContentMaker {
  /** Links what a file was compiled to with the site as it stands. What is wrong with it is told to `problems`, and shown by the module. */
  make(file: string): Promise<LinkedContent>;
  /** Forgets the last module of a file that worked. */
  forget(file: string): void;
  /** What was made and may come to something else in another run (`mayDiffer`). */
  readonly openFiles: ReadonlySet<string>;
}

/** What modules are made with. */
export interface ContentMakerSetup {
  placement: Placement;
  store: SiteStore;
  isDev: boolean;
  icons: IconResolver;
  assets: AssetAddresses;
  problems: ContentProblems;
  read: ContentReader['read'];
}

/** Makes the maker of a placement; in dev a broken file keeps its last good module. */
export function createContentMaker({ placement, store, isDev, icons, assets, problems, read }: ContentMakerSetup): ContentMaker {
  const seen = new WeakSet<CompiledPage>();
  const lastGood = new Map<string, LinkedContent>();
  const openFiles = new Set<string>();

  const fail = (file: string, diagnostics: Diagnostic[], told: Diagnostic[] = diagnostics): LinkedContent => {
    problems.set(file, told);
    const good = isDev ? lastGood.get(file) : undefined;
    return good ?? { code: problemModule(store.asWritten(diagnostics)), content: BROKEN_CONTENT };
  };

  /** What an imported file brings, as its module is served. */
  const findTarget = async (file: string): Promise<ImportTarget> => {
    if (!isContentOf(placement.root, file)) return { exports: 'any' };
    const found = await read(file);
    if ('failure' in found) return { exports: new Set(['default']), isBroken: true };
    const { page } = found.value;
    const isBroken = page.diagnostics.some(breaksPage);
    const exports = isBroken ? (isDev ? lastGood.get(file)?.content.exports : undefined) : page.exports;
    if (exports?.includes('*')) return { exports: 'any' };
    const takes = isBroken ? undefined : page.takes;
    return { exports: new Set(exports ?? ['default']), ...(exports === undefined && { isBroken }), ...(takes && { takes }) };
  };

  const checkCircle = createCircleCheck({
    root: placement.root,
    version: () => store.version,
    async listImports(file) {
      const source = isContentOf(placement.root, file) ? await read(file) : undefined;
      return source === undefined || 'failure' in source ? [] : source.value.page.imports.filter(({ isLate }) => isLate !== true);
    },
  });

  const make = async (file: string): Promise<LinkedContent> => {
    const source = await read(file);
    if ('failure' in source) {
      const found = [describeFailure(source.failure, paths.relative(placement.root, file))];
      // One that was being made while its file went came after the file was forgotten.
      if (source.failure.reason === 'missing') lastGood.delete(file);
      // The store tells of what is there and cannot be read, and in dev the site of what is gone and named.
      return fail(file, found, source.failure.reason === 'missing' && !isDev ? found : []);
    }
    const { name, text, page } = source.value;
    if (!seen.has(page)) problems.forgetNotes(file);
    seen.add(page);
    const site = store.site();
    const { found, code, diagnostics: lost } = await joinImports(source.value, { file, root: placement.root, findTarget });
    const library = findIconLibrary(site.config);
    const { icons: drawn, diagnostics: unknown } = await loadContentIcons(page, { file: name, text }, { resolver: icons, library });
    const unshown = page.operations.flatMap((operation) => {
      const target = store.apis.findOperation(operation.name);
      return 'key' in target ? [] : [missingOperation(operation, { file: name, text, ...target })];
    });
    const diagnostics = [
      ...page.diagnostics,
      ...lost,
      // One that imports nothing is in no circle: its imports need not be read again, which are on the disk by now.
      ...(page.imports.length > 0 ? await checkCircle(file, text) : []),
      ...unshown,
      ...unknown,
      ...findMissingIcons(page, { file: name, text, placement, findAsset: store.findAsset }),
    ];
    if (diagnostics.some(breaksPage)) return fail(file, diagnostics);
    problems.set(file, diagnostics);
    const { findRedirect, dropHostPrefix, findSource } = store;
    const scope = { placement, site, assetUrl: assets.assetUrl, findRedirect, dropHostPrefix, findSource };
    const made = linkContent(
      { ...page, code },
      { name, found, icons: drawn, links: store.linksOf(name), scope, assetSize: assets.assetSize },
    );
    if (isDev) lastGood.set(file, made);
    else if (mayDiffer(made.code) || page.imports.some(({ specifier }) => isBuiltin(specifier))) openFiles.add(file);
    return made;
  };

  return { make, openFiles, forget: (file) => void lastGood.delete(file) };
}
