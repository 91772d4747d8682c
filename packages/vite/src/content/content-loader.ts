import { isBuiltin } from 'node:module';
import type { Diagnostic } from '@octavo/core';
import type { IconMap } from '@octavo/theme';
import type { RemoteCache } from '../remote-cache/create-remote-cache.ts';
import type { Placement } from '../site/placement.ts';
import { breaksPage } from './breaks-page.ts';
import { createAssetAddresses } from './asset-addresses.ts';
import type { AssetAddresses } from './asset-addresses.ts';
import { compileContent } from './compile-content.ts';
import type { CompileContent } from './compile-content.ts';
import { describeFailure } from '../disk/disk-failure.ts';
import { paths } from '../disk/paths.ts';
import { createCircleCheck } from './create-circle-check.ts';
import { createContentReader } from './create-content-reader.ts';
import { findIconLibrary } from '../icons/icon-library.ts';
import type { IconResolver } from '../icons/create-icon-resolver.ts';
import { loadContentIcons } from './load-content-icons.ts';
import type { ExtensionStore } from '../extension/extension-store.ts';
import type { CompiledPage } from '../mdx/compiled-page.ts';
import type { MarkedInput, MarkedText } from '../mdx/text/marked-text.ts';
import type { OctavoOptions } from '../options.ts';
import { problemModule } from './problem-module.ts';
import { isContentOf } from './content-id.ts';
import { mayDiffer } from './may-differ.ts';
import { linkContent } from './link-content.ts';
import type { LinkedContent } from './link-content.ts';
import { loadAllIcons } from './load-all-icons.ts';
import { BROKEN_CONTENT } from './loaded-content.ts';
import type { LoadedContent } from './loaded-content.ts';
import { joinImports } from './join-imports.ts';
import type { ImportTarget } from './repair-imports.ts';
import { findMissingIcons } from './missing-icons.ts';
import { missingOperation } from './missing-operation.ts';
import type { SiteStore } from '../site/site-store.ts';

/** Turns content files into modules: compiled once per content, then linked to the site as it stands. */
export interface ContentLoader extends AssetAddresses {
  /**
   * What a file (an absolute path) holds, made once for each state of the site. Never rejects for the author's errors: they are in
   * `diagnostics()`, and the file's module shows them.
   */
  load(file: string): Promise<LoadedContent>;
  /** The file as a module: the same text for the browser and the server. Not kept: a large site's would fill the memory. */
  loadCode(file: string): Promise<string>;
  /** Writes the text of a page as Markdown. */
  writeText(input: MarkedInput): Promise<MarkedText>;
  /** The named icons of a file and of all content that it imports. */
  loadIcons(file: string): Promise<IconMap>;
  /** Adds what was found where the file's module was used; replaces what was found before. Forgotten when the file changes. */
  note(file: string, diagnostics: Diagnostic[]): void;
  /** True while the file's own module does not work. */
  isBroken(file: string): boolean;
  /** What is wrong with the files loaded so far. */
  diagnostics(): Diagnostic[];
  /** That part of it which was found where their modules were used. */
  noted(): Diagnostic[];
  /** Whether nothing is wrong with a file and all content that it imports. */
  isFlawless(file: string): Promise<boolean>;
  /** A file and all content that it imports. */
  listReach(file: string): Promise<ReadonlySet<string>>;
  forget(file: string): void;
  /** Has the compiler ready for an edit of a file like this one. */
  warmUp(file: string): Promise<void>;
  close(): Promise<void>;
  /** Removes from the disk what was not asked for, where anything was compiled. */
  prune(): void;
  /** What is kept on the disk, by names that all machines give it. */
  readonly caches: CompileContent['caches'];
  /** How many compilations ran, not counting those that a cache answered. */
  readonly compiled: number;
  /** What was loaded and may come to something else in another run (`mayDiffer`). */
  readonly openFiles: ReadonlySet<string>;
}

/** Makes the loader of a placement; in dev a broken file keeps its last good module. */
export function createContentLoader(setup: {
  placement: Placement;
  store: SiteStore;
  isDev: boolean;
  cacheDir: string;
  options: OctavoOptions;
  icons: IconResolver;
  extensions: Pick<ExtensionStore, 'modules'>;
  /** How many threads a build compiles with. */
  threads: () => number;
  remote: RemoteCache | undefined;
}): ContentLoader {
  const { placement, store, isDev, extensions } = setup;
  const compile: CompileContent = compileContent({
    isDev,
    cacheDir: setup.cacheDir,
    threads: setup.threads,
    remote: setup.remote,
    extraComponents: Object.keys(setup.options.components ?? {}),
  });
  const problems = new Map<string, Diagnostic[]>();
  const seen = new WeakSet<CompiledPage>();
  const noted = new Map<string, Diagnostic[]>();
  const known = new Map<string, { version: number; content: Promise<LoadedContent> }>();
  const lastGood = new Map<string, LinkedContent>();
  const openFiles = new Set<string>();
  const assets = createAssetAddresses(placement, store);

  const fail = (file: string, diagnostics: Diagnostic[], told: Diagnostic[] = diagnostics): LinkedContent => {
    problems.set(file, told);
    const good = isDev ? lastGood.get(file) : undefined;
    return good ?? { code: problemModule(diagnostics), content: BROKEN_CONTENT };
  };

  const { readSource, read } = createContentReader({ placement, store, extensions, compile });

  /** What an imported file brings, as its module is served. */
  const findTarget = async (file: string): Promise<ImportTarget> => {
    if (!isContentOf(placement.root, file)) return { exports: 'any' };
    const found = await read(file);
    if ('failure' in found) return { exports: new Set(['default']), isBroken: true };
    const { page } = found.value;
    const isBroken = page.diagnostics.some(breaksPage);
    const exports = isBroken ? (isDev ? lastGood.get(file)?.content.exports : undefined) : page.exports;
    if (exports?.includes('*')) return { exports: 'any' };
    return { exports: new Set(exports ?? ['default']), ...(exports === undefined && { isBroken }) };
  };

  const checkCircle = createCircleCheck({
    root: placement.root,
    version: () => store.version,
    async listImports(file) {
      const source = isContentOf(placement.root, file) ? await read(file) : undefined;
      return source === undefined || 'failure' in source ? [] : source.value.page.imports;
    },
  });

  const make = async (file: string): Promise<LinkedContent> => {
    const source = await read(file);
    if ('failure' in source) {
      const found = [describeFailure(source.failure, paths.relative(placement.root, file))];
      // The store tells of what is there and cannot be read, and in dev the site of what is gone and named.
      return fail(file, found, source.failure.reason === 'missing' && !isDev ? found : []);
    }
    const { name, text, page } = source.value;
    if (!seen.has(page)) noted.delete(file);
    seen.add(page);
    const site = store.site();
    const { found, code, diagnostics: lost } = await joinImports(source.value, { file, root: placement.root, findTarget });
    const library = findIconLibrary(site.config);
    const { icons, diagnostics: unknown } = await loadContentIcons(page, { file: name, text }, { resolver: setup.icons, library });
    const unshown = page.operations.flatMap((operation) => {
      const target = store.apis.findOperation(operation.name);
      return 'key' in target ? [] : [missingOperation(operation, { file: name, text, ...target })];
    });
    const diagnostics = [
      ...page.diagnostics,
      ...lost,
      ...(await checkCircle(file, text)),
      ...unshown,
      ...unknown,
      ...findMissingIcons(page, { file: name, text, placement, findAsset: store.findAsset }),
    ];
    if (diagnostics.some(breaksPage)) return fail(file, diagnostics);
    problems.set(file, diagnostics);
    const scope = { placement, site, assetUrl: assets.assetUrl, findRedirect: store.findRedirect, dropHostPrefix: store.dropHostPrefix };
    const made = linkContent({ ...page, code }, { name, found, icons, scope, assetSize: assets.assetSize });
    if (isDev) lastGood.set(file, made);
    else if (mayDiffer(made.code) || page.imports.some(({ specifier }) => isBuiltin(specifier))) openFiles.add(file);
    return made;
  };

  /** What a call makes counts for the others: the code is left to who asked for it. */
  const makeKnown = (file: string): Promise<LinkedContent> => {
    const made = make(file);
    const content = made.then((one) => one.content);
    known.set(file, { version: store.version, content });
    // What could not be read is asked for again.
    content.catch(() => known.delete(file));
    return made;
  };

  const loader: ContentLoader = {
    ...assets,
    get compiled() {
      return compile.count();
    },
    openFiles,
    loadIcons: (file) => loadAllIcons(file, (one) => (isContentOf(placement.root, one) ? loader.load(one) : undefined)),
    load(file) {
      const entry = known.get(file);
      return entry?.version === store.version ? entry.content : makeKnown(file).then(({ content }) => content);
    },
    loadCode: async (file) => (await makeKnown(file)).code,
    writeText: compile.write,
    note: (file, diagnostics) => void noted.set(file, diagnostics),
    isBroken: (file) => problems.get(file)?.some(breaksPage) ?? false,
    noted: () => [...noted.values()].flat(),
    async isFlawless(file) {
      const files = [...(await loader.listReach(file))];
      return files.every((one) => (problems.get(one)?.length ?? 0) + (noted.get(one)?.length ?? 0) === 0);
    },
    async listReach(file) {
      const files = new Set([file]);
      for (const one of files) if (isContentOf(placement.root, one)) for (const next of (await loader.load(one)).imports) files.add(next);
      return files;
    },
    diagnostics: () => [...[...problems.values(), ...noted.values()].flat(), ...assets.unreadableAssets()],
    forget(file) {
      problems.delete(file);
      known.delete(file);
      noted.delete(file);
      lastGood.delete(file);
    },
    async warmUp(file) {
      const source = readSource(file);
      if ('value' in source) await compile.warmUp(source.value);
    },
    close: () => compile.close(),
    prune: compile.prune,
    caches: compile.caches,
  };
  return loader;
}
