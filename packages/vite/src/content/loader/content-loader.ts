import type { Diagnostic } from '@octavo/core';
import type { IconMap } from '@octavo/theme';
import type { RemoteCache } from '../../remote-cache/create-remote-cache.ts';
import type { Placement } from '../../site/placement.ts';
import { createAssetAddresses } from '../assets/asset-addresses.ts';
import type { AssetAddresses } from '../assets/asset-addresses.ts';
import { compileContent } from '../compile/compile-content.ts';
import type { CompileContent } from '../compile/compile-content.ts';
import { createContentMaker } from './create-content-maker.ts';
import { createContentProblems } from './content-problems.ts';
import { createContentReader } from '../compile/create-content-reader.ts';
import type { IconResolver } from '../../icons/create-icon-resolver.ts';
import type { ExtensionStore } from '../../extension/extension-store.ts';
import type { PageReader } from '../../mdx/create-compiler.ts';
import type { MarkedInput, MarkedText } from '../../mdx/text/marked-text.ts';
import type { NativePackage } from '../../native-package.ts';
import type { OctavoOptions } from '../../options.ts';
import { isContentOf } from '../compile/content-id.ts';
import type { LinkedContent } from '../links/link-content.ts';
import { loadAllIcons } from '../assets/load-all-icons.ts';
import type { LoadedContent } from '../links/loaded-content.ts';
import type { SiteStore } from '../../site/site-store.ts';

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
  /** Has a thread load the compiler, before there is a file for it. */
  start(): void;
  /** Ends the threads once their work is done: the memory that they hold is free then. What is compiled afterwards starts new ones. */
  rest(): Promise<void>;
  close(): Promise<void>;
  /** Removes from the disk what was not asked for, where anything was compiled. */
  prune(): void;
  /** What is kept on the disk, by names that all machines give it. */
  readonly caches: CompileContent['caches'];
  /** How many compilations ran, not counting those that a cache answered. */
  readonly compiled: number;
  /** How many of them each reader has read, where that may be the native one. */
  readonly readers: ReadonlyMap<PageReader, number>;
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
  native: NativePackage | undefined;
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
    native: setup.native,
    extraComponents: Object.keys(setup.options.components ?? {}),
  });
  const problems = createContentProblems(store.asWritten);
  const known = new Map<string, { version: number; content: Promise<LoadedContent> }>();
  const assets = createAssetAddresses(placement, store);
  const { readSource, read } = createContentReader({ placement, isDev, store, extensions, compile });
  const maker = createContentMaker({ placement, store, isDev, icons: setup.icons, assets, problems, read });

  /** What a call makes counts for the others: the code is left to who asked for it. */
  const makeKnown = (file: string): Promise<LinkedContent> => {
    const made = maker.make(file);
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
    readers: compile.readers,
    openFiles: maker.openFiles,
    loadIcons: (file) => loadAllIcons(file, (one) => (isContentOf(placement.root, one) ? loader.load(one) : undefined)),
    load(file) {
      const entry = known.get(file);
      return entry?.version === store.version ? entry.content : makeKnown(file).then(({ content }) => content);
    },
    loadCode: async (file) => (await makeKnown(file)).code,
    writeText: compile.write,
    note: problems.note,
    isBroken: problems.isBroken,
    noted: problems.noted,
    async isFlawless(file) {
      const files = [...(await loader.listReach(file))];
      return !files.some(problems.has);
    },
    async listReach(file) {
      const files = new Set([file]);
      for (const one of files) if (isContentOf(placement.root, one)) for (const next of (await loader.load(one)).imports) files.add(next);
      return files;
    },
    diagnostics: () => [...problems.all(), ...assets.unreadableAssets()],
    forget(file) {
      known.delete(file);
      for (const one of [problems, maker]) one.forget(file);
    },
    async warmUp(file) {
      const source = readSource(file);
      if ('value' in source) await compile.warmUp(source.value);
    },
    start: compile.start,
    rest: compile.rest,
    close: () => compile.close(),
    prune: compile.prune,
    caches: compile.caches,
  };
  return loader;
}
